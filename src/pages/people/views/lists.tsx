import { type ComponentChildren, toChildArray } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { AuditEvent } from '../../../tables/audit-events.ts'
import { describeEvent } from '../../audit/event-in-words.ts'
import { eventAuthorInWords } from '../../audit/presenter.ts'

type LinksProps = {
  title: string
  /** The sentence for an empty list. */
  empty: string
  note?: string | undefined
  children: ComponentChildren
}

export function Links({ title, empty, note, children }: LinksProps) {
  return (
    <Card title={title} description={note}>
      {toChildArray(children).length === 0 ? (
        <p class="text-sm text-base-content/70">{empty}</p>
      ) : (
        <ul class="divide-y divide-base-300">{children}</ul>
      )}
    </Card>
  )
}

type LinkedProps = {
  href: string
  name: string
  note?: ComponentChildren
  children: ComponentChildren
}

export function Linked({ href, name, note, children }: LinkedProps) {
  return (
    <li class="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div class="min-w-0">
        <a href={href} class="link font-medium wrap-anywhere">
          {name}
        </a>
        {note && <p class="text-sm text-base-content/70">{note}</p>}
      </div>
      <div class="flex shrink-0 items-center gap-3">{children}</div>
    </li>
  )
}

/** Events that they caused, and those that happened to their account. */
export function Events({ events }: { events: AuditEvent[] }) {
  return (
    <section aria-labelledby="events">
      <h2 id="events" class="mb-3 section-title">
        What happened lately
      </h2>
      <ol class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
        {events.map((event) => (
          <li class="flex items-baseline justify-between gap-4 px-4 py-2.5 text-sm sm:px-5">
            <p class="min-w-0 wrap-anywhere">
              <strong class="font-semibold">{eventAuthorInWords(event)}</strong>{' '}
              {describeEvent(event)}
            </p>
            <p class="shrink-0 text-base-content/70">
              <Time at={event.created_at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
