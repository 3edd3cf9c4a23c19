import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { type Grant, grants } from '../../tables/finance/grants.ts'
import { moveMoney } from '../bookkeeping/transfers.ts'
import { type GrantParts, grantMovements, grantReturnMovements } from './movements.ts'
import { holdOf } from './time-limits.ts'

/** A grant to be made: the reward, and the fee on top of it. */
export type Reward = GrantParts & {
  submission_id: number
  user_id: number
  /** Counts the grants of the submission, so that none is made twice. */
  number: number
}

/** Reserves money of a campaign for creators. It becomes theirs when it has been held long enough. */
export async function grantRewards(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { id: campaign_id, currency }: Pick<Campaign, 'id' | 'currency'>,
  rewards: Reward[],
): Promise<void> {
  if (rewards.length === 0) return
  await tx.execute(sql`
    insert into grants (campaign_id, currency, release_at, submission_id, user_id, number,
      reward_amount, fee_amount)
    select ${campaign_id}::bigint, ${currency},
      troupe_now() + ${holdOf(config).interval}::interval, reward.*
    from jsonb_to_recordset(${JSON.stringify(rewards)}::jsonb) as reward (submission_id bigint,
      user_id bigint, number integer, reward_amount bigint, fee_amount bigint)`)
  await moveMoney(
    tx,
    rewards.flatMap((reward) => grantMovements({ ...reward, campaign_id, currency }, reward)),
  )
}

/** Returns some of a grant that is still held, because what earned it turned out not to count. */
export async function returnGrant(
  tx: Tx,
  { id }: Pick<Grant, 'id'>,
  parts: GrantParts,
): Promise<Grant> {
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
  await moveMoney(tx, grantReturnMovements(grant, parts, grant.returns_count))
  return grant
}
