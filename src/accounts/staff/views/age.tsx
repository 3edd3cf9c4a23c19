import { businessTime, databaseTime } from '../../../framework/database/clock.ts'
import { spanInWords } from '../../../framework/views/values/spans.ts'
import type { StaffQueue } from '../queue.ts'

type Props = { since: string; queue: Pick<StaffQueue, 'promisedHours' | 'isReal'> }

/** The time that something has waited for staff, marked once it is longer than it should be. */
export function Age({ since, queue: { promisedHours, isReal } }: Props) {
  const now = isReal ? databaseTime() : businessTime()
  const seconds = Math.max(0, (now - Date.parse(since)) / 1000)
  const isOverdue = seconds > promisedHours * 3600

  return (
    <time
      dateTime={since}
      title={new Date(since).toUTCString()}
      data-controller="local-time"
      class={`whitespace-nowrap tabular-nums ${isOverdue ? 'font-semibold text-error' : ''}`}
    >
      {spanInWords(seconds)}
      {isOverdue && <span class="sr-only">, overdue</span>}
    </time>
  )
}
