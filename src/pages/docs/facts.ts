import { eventsKept } from '../../activity/events/time-limits.ts'
import type { Route } from '../../framework/http/api.ts'
import { version } from '../../framework/version.ts'
import { failingLimit, overlapLimit } from '../../teams/webhooks/time-limits.ts'
import { apiGroupPath, baseUrl } from '../../vocabulary/addresses/urls.ts'
import { idempotencyKept, sessionIdle } from '../../vocabulary/time/lifetimes.ts'

/** Limits and values that guides speak of, from where the service itself has them. */
export function factsOf(routes: Route[]): Record<string, string> {
  return {
    base_url: baseUrl(),
    deprecations: deprecationsIn(routes),
    events_kept: eventsKept.words,
    failing: failingLimit.words,
    keys_kept: idempotencyKept.words,
    overlap: overlapLimit.words,
    session_idle: sessionIdle.words,
    version,
  }
}

function deprecationsIn(routes: Route[]): string {
  const operations = routes.flatMap(({ api }) => api ?? [])
  const addressOf = (name: string) => {
    const tag = operations.find((one) => one.name === name)?.tag ?? ''
    return `[${name}](${apiGroupPath(tag)}#${name})`
  }
  return operations
    .flatMap(({ name, deprecated, replacedBy }) => {
      if (deprecated === undefined) return []
      const end = deprecated.ends ? `, ends on ${deprecated.ends}` : ''
      const better = replacedBy ? `; use ${addressOf(replacedBy)}` : ''
      return [`- ${addressOf(name)}: since ${deprecated.since}${end}${better}`]
    })
    .join('\n')
}
