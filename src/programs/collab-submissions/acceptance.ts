import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard, Invalid } from '../../framework/errors.ts'
import { requireNoDebt } from '../../money/fundings/policy.ts'
import { readBalance, wallet } from '../../money/ledger/accounts.ts'
import { Overdrawn } from '../../money/ledger/transfers.ts'
import { reserving } from '../../money/reservations/movements.ts'
import type { Member } from '../../tables/actor.ts'
import type { CollabSubmission } from '../../tables/collab-submissions.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { formatMoney } from '../../vocabulary/money.ts'
import { feeOn } from '../campaigns/earnings.ts'
import { isOfMember } from '../submissions/membership.ts'
import { moveIfAny } from './endings.ts'
import { applicationAccepted } from './notices.ts'
import { lockFor, take } from './steps.ts'
import { tell } from './telling.ts'

type Work = { id: number; organization_id: number }

/** Takes someone on: the quote and its fee are set aside, so that they are there when the work is done. */
export async function acceptApplication(
  context: Context,
  actor: Member,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const organization = await lock(tx, organizationRecord, { id: submission.organization_id })
    const before = await lockFor(tx, submission, 'accept')
    const { currency, quote_amount } = before
    guard(
      !(await isOfMember(tx, before)),
      'base',
      'This creator is now a member of your organization.',
    )
    await requireNoDebt(tx, { organization, funding: { currency } })
    const fee_bps = context.config.money.feeBps
    const fee_amount = Number(feeOn(BigInt(quote_amount), fee_bps))
    await requireBalance(tx, organization, quote_amount + fee_amount, currency)

    const after = await take(tx, actor, before, 'accept', {
      state: before.requires_product_shipment ? 'awaiting_shipment' : 'in_progress',
      accepted_at: currentTime,
      fee_bps,
      fee_amount,
    })
    await reserve(tx, after)
    await tell(tx, context, after, 'creator', applicationAccepted, {
      amount: quote_amount,
      currency,
      requires_product_shipment: after.requires_product_shipment,
    })
    return after
  })
}

async function requireBalance(
  tx: Tx,
  organization: { id: number },
  needed: number,
  currency: string,
) {
  const missing = needed - (await readBalance(tx, wallet(organization, currency)))
  const [all, some] = [formatMoney(needed, currency), formatMoney(Math.max(missing, 0), currency)]
  guard(
    missing <= 0,
    'base',
    `${all} has to be set aside, but your balance is ${some} short. Add money first.`,
  )
}

async function reserve(tx: Tx, submission: CollabSubmission): Promise<void> {
  const { quote_amount: reward_amount, fee_amount } = submission
  try {
    await moveIfAny(tx, reserving(submission, { reward_amount, fee_amount }))
  } catch (error) {
    if (!(error instanceof Overdrawn)) throw error
    throw new Invalid({ base: ['Your balance does not cover the quote and its fee.'] })
  }
}
