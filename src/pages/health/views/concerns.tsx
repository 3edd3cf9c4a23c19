import { Icon } from '../../../framework/views/values/icon.tsx'
import { runbookEntry } from '../concerns.ts'
import type { Health } from '../health.ts'

/** Concerns to look at first, or that there is nothing. */
export function Concerns({ health: { concerns } }: { health: Health }) {
  if (concerns.length === 0) {
    return (
      <p class="flex items-center gap-2 font-medium">
        <Icon name="circleCheck" class="size-5 text-success" />
        Everything runs as it should.
      </p>
    )
  }
  return (
    <ul class="space-y-2">
      {concerns.map((concern) => (
        <li class="flex gap-2">
          <Icon name="circleAlert" class="mt-0.5 size-5 shrink-0 text-error" />
          <span class="min-w-0">
            <span class="font-medium">{concern.words}</span> {concern.to_do}{' '}
            <code class="break-words">{runbookEntry(concern)}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}
