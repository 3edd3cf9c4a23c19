import { bioCodeLimit } from '../../creators/social-accounts/time-limits.ts'
import type { Config } from '../../framework/config/config.ts'
import { grantingLimit, holdOf } from '../../money/grants/time-limits.ts'
import { holdLimit } from '../../money/payout-methods/time-limits.ts'
import { correctionsInWords } from '../../programs/campaign-submissions/corrections/limits.ts'
import { timeLimits as ofPosts } from '../../programs/campaign-submissions/time-limits.ts'
import { timeLimits as ofWork } from '../../programs/collab-submissions/time-limits.ts'
import { reviewPromise } from '../../programs/collabs/staff/time-limits.ts'
import { usualPace } from '../../tables/collabs/collabs.ts'
import { percentOf } from '../../vocabulary/amounts/basis-points.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { days, later, onceEvery } from '../../vocabulary/time/time-limits.ts'

const weekdays = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
]

/** Limits and settings that guides speak of, from where the service itself has them. */
export function factsFor(config: Config): Record<string, string> {
  const { money, defaultCurrency } = config
  return {
    appeal: ofPosts.appeal.words,
    appeal_decision: ofPosts.appealDecision.words,
    application: ofWork.application.words,
    bio_code: bioCodeLimit.words,
    completion: ofWork.completion.words,
    collab_review: reviewPromise.words,
    content: days(usualPace.content_days).words,
    content_review: ofWork.contentReview.words,
    corrections: correctionsInWords,
    counting: ofPosts.counting.words,
    decision_clean: ofPosts.decision.clean.words,
    decision_failed: ofPosts.decision.failed.words,
    decision_unclear: ofPosts.decision.unclear.words,
    details_hold: holdLimit.words,
    fee: feeInWords(money.feeBps),
    and_fee: money.feeBps > 0 ? ' and its fee' : '',
    granting: onceEvery(grantingLimit),
    hold: later(holdOf(config)),
    minimum: formatMoney(money.minimumPayout, defaultCurrency),
    new_version: ofWork.newVersion.words,
    payout_days: inWords(money.payoutWeekdays.map((day) => weekdays[day] ?? '')),
    post_age: ofPosts.postAge.words,
    posting: ofWork.posting.words,
    shipment: ofWork.shipment.words,
    transfer_days: days(money.transferDays).words,
    undo: ofPosts.undo.words,
  }
}

const fixed =
  'That is fixed when a campaign is published or an application accepted, and does not change afterwards.'

function feeInWords(bps: number): string {
  return bps === 0
    ? `At present this service takes no **fee**. ${fixed}`
    : `The **fee** of this service is ${percentOf(bps)} of what creators earn, on top of it and out of the budget. ${fixed}`
}

const inWords = (names: string[]) => new Intl.ListFormat('en').format(names)
