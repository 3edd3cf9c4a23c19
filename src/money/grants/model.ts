import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { type Grant, grants } from '../../tables/grants.ts'
import { moveMoney } from '../ledger/transfers.ts'
import { granting, type Parts, releasing, returning } from './movements.ts'

/** What a submission is granted: the reward, and the fee on top of it. */
export type Reward = Parts & {
  submission_id: number
  user_id: number
  /** Counts the grants of the submission, so that none is made twice. */
  number: number
}

/** Reserves money of a campaign for a creator. It becomes theirs when it has been held long enough. */
export async function grantReward(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { id, currency }: Pick<Campaign, 'id' | 'currency'>,
  reward: Reward,
): Promise<Grant> {
  const release_at = sql`now() + make_interval(days => ${config.money.holdDays})`
  const grant = one(
    await tx
      .insert(grants)
      .values({ ...reward, campaign_id: id, currency, release_at })
      .returning(),
  )
  await moveMoney(tx, granting(grant, reward))
  return grant
}

/** Takes back some of a grant that is still held, because what earned it turned out not to count. */
export async function takeBack(tx: Tx, { id }: Pick<Grant, 'id'>, parts: Parts): Promise<Grant> {
  const grant = one(
    await tx
      .update(grants)
      .set({
        returned_reward_amount: sql`${grants.returned_reward_amount} + ${parts.reward_amount}`,
        returned_fee_amount: sql`${grants.returned_fee_amount} + ${parts.fee_amount}`,
        returns_count: sql`${grants.returns_count} + 1`,
      })
      .where(and(eq(grants.id, id), isNull(grants.released_at)))
      .returning(),
  )
  await moveMoney(tx, returning(grant, parts, grant.returns_count))
  return grant
}

const mostAtOnce = 100

/** Gives creators what has been held long enough, and says how many grants that were. */
export async function releaseDue(tx: Tx): Promise<number> {
  const due = await tx
    .select()
    .from(grants)
    .where(and(isNull(grants.released_at), lte(grants.release_at, currentTime)))
    .orderBy(asc(grants.release_at), asc(grants.id))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return 0

  await tx.update(grants).set({ released_at: currentTime }).where(inArray(grants.id, ids))
  const movements = due.flatMap((grant) => releasing(grant, leftOf(grant)))
  if (movements.length > 0) await moveMoney(tx, movements)
  return due.length
}

function leftOf(grant: Grant): Parts {
  return {
    reward_amount: grant.reward_amount - grant.returned_reward_amount,
    fee_amount: grant.fee_amount - grant.returned_fee_amount,
  }
}
