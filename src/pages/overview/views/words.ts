import { spanInWords } from '../../../framework/views/values/spans.ts'
import {
  dayWithoutThisYear,
  outlivesItsEnd,
} from '../../../programs/campaigns/views/budget-forecast.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { dayMs, utcDay } from '../../../vocabulary/time/days.ts'
import type { Overview } from '../queries.ts'
import type { WaitFound } from '../waits.ts'

const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const shortDay = (day: string) => dayFormat.format(new Date(day))

const names: Record<WaitFound['kind'], string> = {
  posts: 'post',
  completions: 'collab post',
  applications: 'application',
  contents: 'piece of content',
  shipments: 'shipment',
  extensions: 'request for more time',
  flags: 'flagged post',
}

export function waitInWords({ kind, number }: Pick<WaitFound, 'kind' | 'number'>): string {
  if (kind === 'contents' && number > 1) return `${grouped(number)} pieces of content`
  if (kind === 'extensions' && number > 1) return `${grouped(number)} requests for more time`
  return counted(number, names[kind])
}

/** How things stand, in a sentence or two. */
export function situationInWords({ waits, budget }: Overview, now: number): string {
  const today = utcDay(now)
  return [waitingInWords(waits, now), lastingInWords(budget, today, now)].filter(Boolean).join(' ')
}

function waitingInWords(waits: WaitFound[], now: number): string {
  const kinds = [...new Set(waits.map(({ kind }) => kind))].filter((kind) => kind !== 'flags')
  const [first, ...others] = kinds.map((kind) => {
    const own = waits.filter((wait) => wait.kind === kind)
    return { kind, number: own.reduce((before, { number }) => before + number, 0), own }
  })
  if (first === undefined) return flagsInWords(waits)

  const all = [first, ...others].map(waitInWords)
  const wait = all.length > 1 || first.number > 1 ? 'wait' : 'waits'
  const oldest = Math.min(...first.own.map(({ oldest_at }) => Date.parse(oldest_at)))
  const span = spanInWords((now - oldest) / 1000)
  const age =
    first.number > 1
      ? `, the oldest ${first.kind === 'posts' ? '' : 'of them '}for ${span}`
      : `, for ${span}`
  return all.length > 1 ? `${listed(all)} ${wait} for you.` : `${all[0]} ${wait} for you${age}.`
}

/** The words about flagged posts, which wait for whoever finds out more, and that is seldom the brand. */
function flagsInWords(waits: WaitFound[]): string {
  const number = waits.reduce((before, wait) => before + wait.number, 0)
  if (number === 0) return 'Nothing is waiting for you.'
  return `All is decided. ${waitInWords({ kind: 'flags', number })} ${number > 1 ? 'are' : 'is'} being checked.`
}

function listed(words: string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const soonDays = 45

/** The end that comes first: that of a campaign, or that of its budget. */
function lastingInWords(budget: Overview['budget'], today: string, now: number): string {
  if (budget === null) return ''
  if (budget.ends_at && outlivesItsEnd(budget)) {
    const seconds = (Date.parse(budget.ends_at) - now) / 1000
    if (seconds * 1000 > soonDays * dayMs || seconds < 0) return ''
    return `${budget.name} ends in ${spanInWords(seconds)}, before its budget runs out.`
  }
  if (budget.runs_dry_on === null) return ''
  const days = (Date.parse(budget.runs_dry_on) - Date.parse(today)) / dayMs
  if (days > soonDays) return ''
  return days < 1
    ? `${budget.name} runs out today.`
    : `${budget.name} runs out on ${dayWithoutThisYear(budget.runs_dry_on, today)}.`
}
