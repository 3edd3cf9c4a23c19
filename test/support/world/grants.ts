import { and, eq } from 'drizzle-orm'
import type { Services } from '../../../src/framework/context.ts'
import type { Tx } from '../../../src/framework/database/db.ts'
import { one } from '../../../src/framework/database/rows.ts'
import { grantRewards, type Reward } from '../../../src/money/grants/model.ts'
import type { Campaign } from '../../../src/tables/campaigns/campaigns.ts'
import { type Grant, grants } from '../../../src/tables/finance/grants.ts'

/** Grants one reward, as campaigns do for many at once. */
export async function grantReward(
  tx: Tx,
  services: Pick<Services, 'config'>,
  campaign: Pick<Campaign, 'id' | 'currency'>,
  reward: Reward,
): Promise<Grant> {
  await grantRewards(tx, services, campaign, [reward])
  const { submission_id, number } = reward
  const isMade = and(eq(grants.submission_id, submission_id), eq(grants.number, number))
  return one(await tx.select().from(grants).where(isMade))
}
