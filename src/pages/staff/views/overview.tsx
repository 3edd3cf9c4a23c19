import { Age } from '../../../accounts/staff/views/age.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { hours } from '../../../vocabulary/time/time-limits.ts'
import type { Health } from '../../health/health.ts'
import { HealthSummary } from '../../health/views/summary.tsx'
import type { PlatformOverview } from '../../platforms/queries.ts'
import { PlatformSummary } from '../../platforms/views/summary.tsx'
import type { WaitingQueue } from '../queues.ts'

type Props = { queues: WaitingQueue[]; health: Health; platforms: PlatformOverview[] }

export function StaffOverview({ queues, health, platforms }: Props) {
  const waiting = queues.filter(({ count }) => count > 0)
  const empty = queues.filter(({ count }) => count === 0)

  return (
    <Layout title="Staff">
      <PageHeader title="Staff" description={standing(queues)} />
      <div class="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label="Queues" class="mb-6 min-w-0">
          <ul class="space-y-3">
            {waiting.map((queue) => (
              <QueueRow queue={queue} />
            ))}
          </ul>
          {empty.length > 0 && <EmptyQueues queues={empty} />}
        </section>
        <div class="min-w-0">
          <HealthSummary health={health} />
          <PlatformSummary platforms={platforms} />
        </div>
      </div>
    </Layout>
  )
}

/** How things stand, in a sentence. */
function standing(queues: WaitingQueue[]): string {
  const sum = (column: 'count' | 'overdue_count') =>
    queues.reduce((before, queue) => before + queue[column], 0)
  const [waiting, overdue] = [sum('count'), sum('overdue_count')]
  if (waiting === 0) return 'Nothing is waiting for you.'
  const waits = waiting === 1 ? '1 thing is waiting' : `${grouped(waiting)} things are waiting`
  if (overdue === 0) return `${waits} for you, and nothing is overdue.`
  return `${waits} for you, ${grouped(overdue)} of them overdue.`
}

function QueueRow({ queue }: { queue: WaitingQueue }) {
  const { title, icon, path, count, overdue_count, oldest_at, promisedHours } = queue
  const isLate = overdue_count > 0

  return (
    <li
      class={`relative flex items-center gap-4 rounded-box border bg-base-100 p-4 shadow-xs transition-colors hover:border-primary ${isLate ? 'border-error/40' : 'border-base-300'}`}
    >
      <span
        class={`grid size-10 shrink-0 place-items-center rounded-full ${isLate ? 'bg-error/10 text-error' : 'bg-base-200'}`}
      >
        <Icon name={icon} class="size-5" />
      </span>
      <div class="min-w-0 flex-1">
        <h2 class="font-semibold">
          <a href={path} class="card-link">
            {title}
          </a>
        </h2>
        <p class="mt-1 text-sm text-base-content/70">
          {oldest_at && (
            <>
              The oldest has been waiting <Age since={oldest_at} queue={queue} />.{' '}
            </>
          )}
          {queue.hasDueDates &&
            (isLate ? `${counted(overdue_count, 'item')} late.` : 'None is late.')}
          {queue.hasDueDates
            ? ''
            : isLate
              ? `${counted(overdue_count, 'item')} over ${hours(promisedHours).words}.`
              : `All within ${hours(promisedHours).words}.`}
        </p>
      </div>
      <span class={`figure text-2xl ${isLate ? 'text-error' : ''}`}>{grouped(count)}</span>
    </li>
  )
}

function EmptyQueues({ queues }: { queues: WaitingQueue[] }) {
  return (
    <div class="mt-3 rounded-box border border-base-300 bg-base-100 p-4 shadow-xs">
      <h2 class="text-sm font-semibold text-base-content/70">Nothing is waiting here</h2>
      <ul class="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {queues.map(({ title, path }) => (
          <li class="flex items-center gap-2">
            <Icon name="circleCheck" class="size-4 text-success" />
            <a href={path} class="link link-hover py-1">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
