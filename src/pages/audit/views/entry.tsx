import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { AuditEvent } from '../../../tables/audit-events.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { isMoment, momentInWords } from '../../../vocabulary/time/time.ts'
import { type ChangeInWords, describeChanges, describeEvent } from '../event-in-words.ts'

export function AuditEntry({ event, path }: { event: AuditEvent; path: string }) {
  const changes = describeChanges(event)

  return (
    <li class="flex gap-4 p-4 sm:px-5">
      <Avatar name={event.user_name} class="size-9 max-sm:hidden" />
      <div class="min-w-0 flex-1">
        <div class="flex items-baseline justify-between gap-x-4 max-sm:flex-col">
          <p class="min-w-0 flex-1 text-sm wrap-anywhere">
            <Person event={event} path={path} /> {describeEvent(event)}
          </p>
          <p class="text-sm text-base-content/70">
            <Time at={event.created_at} />
          </p>
        </div>
        {changes.length > 0 && (
          <dl class="mt-2 space-y-1 text-sm">
            {changes.map((change) => (
              <Change change={change} />
            ))}
          </dl>
        )}
        {!event.is_staff && <Origin event={event} />}
      </div>
    </li>
  )
}

/** The name of a person, which leads to what else they did. */
function Person({ event: { user_id, user_name }, path }: { event: AuditEvent; path: string }) {
  const name = <strong class="font-semibold">{user_name}</strong>
  if (user_id === null) return name
  return (
    <a href={`${path}?user_id=${encodeId('User', user_id)}`} class="link link-hover">
      {name}
    </a>
  )
}

const shownValue = (text: string) => (isMoment(text) ? <Time at={text} isPoint /> : text)

function Change({ change: { attribute, before, after } }: { change: ChangeInWords }) {
  return (
    <div class="flex flex-wrap items-baseline gap-x-2">
      <dt class="text-base-content/70">{attribute}</dt>
      <dd class="min-w-0 wrap-anywhere">
        {before && (
          <del class="rounded bg-error/10 px-1 text-error no-underline">
            <span class="sr-only">before: </span>
            {shownValue(before)}
          </del>
        )}
        {before && after && (
          <span aria-hidden="true" class="px-1.5 text-base-content/70">
            →
          </span>
        )}
        {after && (
          <ins class="rounded bg-success/10 px-1 text-success no-underline">
            <span class="sr-only">now: </span>
            {shownValue(after)}
          </ins>
        )}
      </dd>
    </div>
  )
}

/** The device or token at a glance; what an investigation needs is one click away. */
function Origin({
  event: { credential_type, credential_name, ip, user_agent, created_at },
}: {
  event: AuditEvent
}) {
  return (
    <details class="mt-2 text-xs text-base-content/70">
      <summary class="inline-flex cursor-pointer flex-wrap items-center gap-x-1.5 rounded hover:text-base-content">
        <Icon name={credential_type === 'access_token' ? 'key' : 'monitor'} class="size-3.5" />
        <span>
          {credential_type === 'access_token'
            ? `Access token “${credential_name}”`
            : credential_name}
        </span>
        {ip && <span>· {ip}</span>}
        <Icon name="chevronRight" class="size-3.5" />
      </summary>
      <dl class="mt-2 grid gap-x-4 gap-y-1 rounded-field bg-base-200 p-3 sm:grid-cols-[auto_1fr]">
        <dt>Signed in with</dt>
        <dd class="text-base-content">{credentials[credential_type]}</dd>
        <dt>IP address</dt>
        <dd class="font-mono break-all text-base-content">{ip || 'unknown'}</dd>
        <dt>User-Agent</dt>
        <dd class="font-mono break-all text-base-content">{user_agent || 'not sent'}</dd>
        <dt>Exact time</dt>
        <dd class="text-base-content">{momentInWords(created_at)}</dd>
      </dl>
    </details>
  )
}

const credentials: Record<AuditEvent['credential_type'], string> = {
  session: 'a session in a browser or app',
  access_token: 'an access token',
  system: 'nothing: Troupe did this automatically',
}
