import { eventsKept } from '../../activity/events/time-limits.ts'
import { typesTable } from '../../activity/events/types-in-words.ts'
import type { Config } from '../../framework/config/config.ts'
import type { Route } from '../../framework/http/api.ts'
import { version } from '../../framework/version.ts'
import { grantingLimit, holdOf } from '../../money/grants/time-limits.ts'
import { timeLimits } from '../../programs/campaign-submissions/time-limits.ts'
import {
  answerLimit,
  failingLimit,
  mostTries,
  overlapLimit,
  pauses,
} from '../../teams/webhooks/time-limits.ts'
import { apiGroupPath, baseUrl } from '../../vocabulary/addresses/urls.ts'
import { idempotencyKept, sessionIdle } from '../../vocabulary/time/lifetimes.ts'
import { later, onceEvery } from '../../vocabulary/time/time-limits.ts'
import { confirmationLimit } from '../agents/confirmations/time-limits.ts'
import { allTools } from '../agents/tools/all-tools.ts'

/** Limits and values that guides speak of, from where the service itself has them. */
export function factsOf(routes: Route[], config: Config): Record<string, string> {
  return {
    agent_tools: toolsInWords(),
    answer_limit: answerLimit.words,
    base_url: baseUrl(),
    confirmation_limit: confirmationLimit.words,
    deprecations: deprecationsIn(routes),
    event_types: typesTable(),
    events_kept: eventsKept.words,
    failing: failingLimit.words,
    granting: onceEvery(grantingLimit),
    hold: later(holdOf(config)),
    keys_kept: idempotencyKept.words,
    overlap: overlapLimit.words,
    pauses: new Intl.ListFormat('en').format(pauses.map(({ words }) => words)),
    session_idle: sessionIdle.words,
    tries: String(mostTries),
    undo: timeLimits.undo.words,
    version,
  }
}

function toolsInWords(): string {
  const lines = allTools.map(({ name, description }) => `| \`${name}\` | ${description} |`)
  return ['| Tool | Does |', '|---|---|', ...lines].join('\n')
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
