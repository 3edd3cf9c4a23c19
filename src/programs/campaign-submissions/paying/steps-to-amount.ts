import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { earnedBy, type Terms } from '../../campaigns/budget/earnings.ts'
import { thresholdInWords } from '../../campaigns/budget/rules.ts'
import { freezeInWords, invalidInWords } from '../words.ts'

/** One step from views to money: as a row of a table has it, and as a sentence. */
export type Step = { name: string; value: number; label: string; figure: string; text: string }

export type TermsInCurrency = Terms & Pick<Campaign, 'currency'>

type CountedPost = Pick<
  CampaignSubmission,
  | 'verified_views'
  | 'baseline_views'
  | 'invalid_views'
  | 'view_count'
  | 'frozen_because'
  | 'posted_at'
  | 'state'
> &
  Partial<Pick<CampaignSubmission, 'invalid_reason' | 'invalid_note' | 'flagged_state'>>

/** Views that a rule marked, of which staff have still to say whether they are real. */
type Doubted = { views: number; note: string }

/** The steps from views to money, also those that change nothing here: the next post may need them. */
export function stepsOf(
  terms: TermsInCurrency,
  submission: CountedPost,
  doubted: Doubted | undefined = undefined,
  isEarned = true,
): Step[] {
  const steps = [...viewSteps(submission, doubted), ...moneySteps(terms, submission, isEarned)]
  return steps.filter((step) => step !== false)
}

/** The way from the views that were read to those that are paid. */
function viewSteps(submission: CountedPost, doubted: Doubted | undefined): (Step | false)[] {
  const { verified_views, baseline_views, invalid_views, view_count } = submission
  const views = (number: number) => counted(number, 'view')
  const are = (number: number) => (number === 1 ? 'is' : 'are')
  const were = (number: number) => (number === 1 ? 'was' : 'were')
  return [
    {
      name: 'verified',
      value: verified_views,
      label: 'Verified views',
      figure: grouped(verified_views),
      text: `${views(verified_views)} is the highest number we read${submission.frozen_because ? `; counting ended because ${freezeInWords(submission.frozen_because)}` : ''}.`,
    },
    baseline_views > 0 && {
      name: 'baseline',
      value: baseline_views,
      label: submission.posted_at
        ? 'of these before it was submitted'
        : 'of these at the first reading',
      figure: `− ${grouped(baseline_views)}`,
      text: submission.posted_at
        ? `${grouped(baseline_views)} of them ${were(baseline_views)} there when it was submitted. It was posted before the campaign began, so they are not paid.`
        : `${grouped(baseline_views)} of them ${were(baseline_views)} there at the first reading. We do not know when it was posted, so they may be from before the campaign and are not paid.`,
    },
    invalid_views > 0 && {
      name: 'invalid',
      value: invalid_views,
      label: 'of these not real',
      figure: `− ${grouped(invalid_views)}`,
      text: whyInvalid(submission, were(invalid_views)),
    },
    doubted !== undefined && {
      name: 'doubted',
      value: doubted.views,
      label: 'of these in doubt',
      figure: grouped(doubted.views),
      text: `${doubted.note} They are paid unless staff find that they are not real.`,
    },
    {
      name: 'payable',
      value: view_count,
      label: 'Views that are paid',
      figure: grouped(view_count),
      text: `${views(view_count)} ${are(view_count)} paid.`,
    },
  ]
}

/** The way from the views that are paid to what they earn. */
function moneySteps(
  terms: TermsInCurrency,
  submission: CountedPost,
  isEarned: boolean,
): (Step | false)[] {
  const { view_count } = submission
  const yet = isOver(submission) ? '' : ' yet'
  const money = (amount: number) => formatMoney(amount, terms.currency)
  const perView = earnedBy(
    { ...terms, base_reward_amount: 0, min_payout_amount: 0, max_payout_amount: 0 },
    BigInt(view_count),
  )
  const gross = Number(perView) + terms.base_reward_amount
  const { max_payout_amount: most, min_payout_amount: least } = terms
  const capped = most > 0 ? Math.min(gross, most) : gross
  const now = Number(earnedBy(terms, BigInt(view_count)))
  return [
    {
      name: 'for_views',
      value: Number(perView),
      label: `× ${money(terms.cpm_amount)} per 1,000`,
      figure: money(Number(perView)),
      text: `${money(terms.cpm_amount)} for every 1,000 makes ${money(Number(perView))}.`,
    },
    terms.base_reward_amount > 0 && {
      name: 'base_reward',
      value: gross,
      label: '+ base reward',
      figure: money(terms.base_reward_amount),
      text: `With the base reward of ${money(terms.base_reward_amount)} that is ${money(gross)}.`,
    },
    most > 0 && {
      name: 'highest',
      value: capped,
      label: `at most ${money(most)} a post`,
      figure: gross < most ? 'not reached' : 'reached',
      text:
        gross > most
          ? `A post earns ${money(most)} at most.`
          : `That is within the maximum of ${money(most)}.`,
    },
    least > 0 && {
      name: 'least',
      value: now,
      label: thresholdInWords(terms) ?? `from ${money(least)}`,
      figure: capped < least ? `not reached${yet}` : 'passed',
      text:
        capped < least
          ? `A post earns ${thresholdInWords(terms) ?? `from ${money(least)}`}, so this is nothing${yet}.`
          : `That reaches the minimum of ${money(least)}.`,
    },
    {
      name: 'earned',
      value: now,
      label: isEarned ? 'Earned' : 'Would earn',
      figure: money(now),
      text: isEarned ? `It has earned ${money(now)}.` : `Approved, it would earn ${money(now)}.`,
    },
  ]
}

const over: readonly CampaignSubmission['state'][] = ['finalized', 'paid', 'rejected', 'withdrawn']

/** Whether it has all the views that it will have, so that what is not reached stays so. */
const isOver = ({ state, flagged_state }: CountedPost) => over.includes(flagged_state ?? state)

type Parts = Record<keyof typeof whereabouts, number>

const whereabouts = {
  granted_amount: 'granted',
  next_grant_amount: 'with the next grant',
  owed_amount: 'waits for budget',
  next_owed_amount: 'is beyond the budget',
  lapsed_amount: 'has lapsed',
}

/**
 * The steps with where all of it is, which the amounts beside them tell as of the last grant: the sum alone
 * would be another than theirs.
 */
export function withParts(steps: Step[], amounts: Parts, currency: string): Step[] {
  const parts = Object.entries(whereabouts)
    .map(([name, where]) => ({ amount: amounts[name as keyof Parts], where }))
    .filter(({ amount }) => amount > 0)
  const sum = parts.reduce((all, { amount }) => all + amount, 0)
  const where = parts.map((part) => `${formatMoney(part.amount, currency)} ${part.where}`)
  return steps.map((step) =>
    step.name === 'earned' && step.value === sum && parts.length > 0
      ? { ...step, text: `It has earned ${step.figure} so far: ${where.join(', ')}.` }
      : step,
  )
}

function whyInvalid(submission: CountedPost, were: string): string {
  const { invalid_views, invalid_reason, invalid_note } = submission
  const found = `${grouped(invalid_views)} of them ${were} found not to be real, and are not paid.`
  const why = invalid_reason && invalid_reason !== 'other' ? invalidInWords(invalid_reason) : ''
  return [found, why, invalid_note ?? ''].filter((part) => part !== '').join(' ')
}
