import { lastingInWords } from '../../programs/campaigns/views/budget-forecast.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import type { LedgerPost } from './posts.ts'
import { countedPosts, type Ledger } from './queries.ts'

/** The name of a creator who hides their handle from this reader. */
export function hiddenName({ creator_number }: Pick<LedgerPost, 'creator_number'>): string | null {
  return creator_number === null ? null : `Creator ${creator_number}`
}

/** How things stand with the money of a campaign. */
export function standingInWords(ledger: Ledger): string {
  return [stateInWords(ledger), spentInWords(ledger), leftInWords(ledger), owedInWords(ledger)]
    .filter(Boolean)
    .join(' ')
}

function stateInWords({ status, settled_at }: Ledger): string {
  if (status === 'paused') return 'The campaign is paused.'
  if (status !== 'finished') return ''
  return settled_at === null
    ? 'The campaign is over, and its last posts are still counting.'
    : 'The campaign is over, and everything is settled.'
}

function spentInWords(ledger: Ledger): string {
  const { used_amount, view_count, currency, budget } = ledger
  const total = formatMoney(budget.total_budget_amount, currency)
  if (used_amount === 0) return `Nothing of ${total} is spent yet.`
  const spent = `${formatMoney(used_amount, currency)} of ${total} is spent`
  return `${spent}, on ${counted(countedPosts(ledger), 'post')} and ${counted(view_count, 'paid view')}.`
}

function leftInWords({ budget, currency, settled_at }: Ledger): string {
  if (settled_at !== null) return ''
  const left = `${formatMoney(budget.unused_amount, currency)} is left`
  const pace = `at ${formatMoney(budget.burn_amount, currency)} a day`
  return lastingInWords(budget, {
    none: `${left}.`,
    idle: `${left}.`,
    ends: `${left}, and lasts beyond the end of the campaign ${pace}.`,
    long: `${left}, and lasts over a year ${pace}.`,
    today: `${left}, and lasts until tonight ${pace}.`,
    on: (day) => `${left}, and lasts until ${day} ${pace}.`,
  })
}

function owedInWords({ owed_amount, currency }: Ledger): string {
  return owed_amount > 0
    ? `${formatMoney(owed_amount, currency)} that posts have earned waits for more budget.`
    : ''
}
