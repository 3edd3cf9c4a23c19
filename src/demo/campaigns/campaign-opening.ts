import { eq } from 'drizzle-orm'
import { one } from '../../framework/database/rows.ts'
import { createCampaign } from '../../programs/campaigns/model.ts'
import type { Member } from '../../tables/actor.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import type { CampaignLife } from '../campaign-life.ts'
import { drawBanner } from '../pictures/banners.ts'
import type { World } from '../world.ts'

/** Makes the campaign as its authors have it before anyone else sees it. */
export async function openCampaign(
  world: World,
  owner: Member,
  { fields, picture }: Pick<CampaignLife, 'fields' | 'picture'>,
): Promise<Campaign> {
  const banner = picture && { banner_image: await drawBanner(picture) }
  return createCampaign(world, owner, { ...fields, ...banner })
}

export async function findDemoCampaign({ db }: World, { fields }: CampaignLife): Promise<Campaign> {
  return one(await db.select().from(campaigns).where(eq(campaigns.name, fields.name)))
}
