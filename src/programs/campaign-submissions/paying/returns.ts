import { and, desc, eq, isNull } from 'drizzle-orm'
import { lockSelected } from '../../../activity/records/lock.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { returnGrant } from '../../../money/grants/model.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { type Grant, grants } from '../../../tables/finance/grants.ts'
import type { LockedSubmission } from '../lock.ts'
import { type Amounts, returnOf, smallerOf } from './amounts.ts'

/**
 * Gives back to the campaign what was granted beyond what is earned, the latest first. What was released
 * is the creator's, whatever turns out later.
 */
export async function returnHeld(
  tx: Tx,
  { campaign, submission }: LockedSubmission,
  earned: bigint,
): Promise<CampaignSubmission> {
  if (BigInt(submission.granted_amount) <= earned) return submission
  const isHeld = and(eq(grants.submission_id, submission.id), isNull(grants.released_at))
  const held = await lockSelected(
    tx.select().from(grants).where(isHeld).orderBy(desc(grants.number)),
  )
  const back = returnOf(campaign, submission, earned, sumOf(held))
  await returnFromLatest(tx, held, back)
  return one(
    await tx
      .update(campaignSubmissions)
      .set({
        granted_amount: submission.granted_amount - Number(back.reward),
        fee_amount: submission.fee_amount - Number(back.fee),
      })
      .where(eq(campaignSubmissions.id, submission.id))
      .returning(),
  )
}

/** Takes it from one grant after another, as much as each still holds. */
async function returnFromLatest(tx: Tx, held: Grant[], back: Amounts): Promise<void> {
  let { reward, fee } = back
  for (const grant of held) {
    const left = leftOf(grant)
    const taken = { reward: smallerOf(left.reward, reward), fee: smallerOf(left.fee, fee) }
    if (taken.reward === 0n && taken.fee === 0n) continue
    await returnGrant(tx, grant, {
      reward_amount: Number(taken.reward),
      fee_amount: Number(taken.fee),
    })
    reward -= taken.reward
    fee -= taken.fee
  }
}

function leftOf(grant: Grant): Amounts {
  return {
    reward: BigInt(grant.reward_amount - grant.returned_reward_amount),
    fee: BigInt(grant.fee_amount - grant.returned_fee_amount),
  }
}

function sumOf(held: Grant[]): Amounts {
  return held
    .map(leftOf)
    .reduce((sum, { reward, fee }) => ({ reward: sum.reward + reward, fee: sum.fee + fee }), {
      reward: 0n,
      fee: 0n,
    })
}
