import type { Services } from '../../src/framework/context.ts'
import type { Tx } from '../../src/framework/database/db.ts'
import { one } from '../../src/framework/database/rows.ts'
import { grantRewards, type Reward } from '../../src/money/grants/model.ts'
import type { Campaign } from '../../src/tables/campaigns.ts'
import type { Grant } from '../../src/tables/grants.ts'

/** Grants one reward, as campaigns do for many at once. */
export async function grantReward(
  tx: Tx,
  services: Pick<Services, 'config'>,
  campaign: Pick<Campaign, 'id' | 'currency'>,
  reward: Reward,
): Promise<Grant> {
  return one(await grantRewards(tx, services, campaign, [reward]))
}
