import { nextGrantOf } from '../../programs/campaign-submissions/paying/explanation.ts'
import {
  type Step,
  stepsOf,
  type TermsInCurrency,
} from '../../programs/campaign-submissions/paying/steps-to-amount.ts'
import { grouped } from '../../vocabulary/amounts/counts.ts'
import type { LedgerPost } from './posts.ts'
import type { Ledger } from './queries.ts'

/**
 * The steps from views to money, as everyone may see them: how many views are not paid, and not why. What was
 * doubted about a post, or what its creator did with the account, is between them and the brand.
 */
export function openStepsOf(terms: TermsInCurrency, post: LedgerPost): Step[] {
  const unpaid = unpaidViewsOf(post)
  const known = {
    ...post,
    baseline_views: unpaid,
    invalid_views: 0,
    frozen_because: openFreeze(post),
  }
  return stepsOf(terms, known).map((step) =>
    step.name === 'baseline'
      ? {
          name: 'unpaid',
          value: unpaid,
          label: 'of these not paid',
          figure: `− ${grouped(unpaid)}`,
          text: `${grouped(unpaid)} of them ${unpaid === 1 ? 'is' : 'are'} not paid.`,
        }
      : step,
  )
}

/** The amount that it is granted next, as far as the budget goes. */
export const nextGrantIn = (ledger: Ledger, post: LedgerPost) =>
  nextGrantOf({ ...ledger, unused_amount: ledger.budget.unused_amount }, post)

export const unpaidViewsOf = ({ baseline_views, invalid_views }: LedgerPost) =>
  baseline_views + invalid_views

/** The reason why counting ended, if that is for everyone to see. */
const openFreeze = ({ frozen_because }: LedgerPost) =>
  frozen_because === 'disconnected' ? null : frozen_because
