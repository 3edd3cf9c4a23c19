import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import { isAdmin, type Member } from '../../tables/actor.ts'
import { type Campaign, campaigns } from '../../tables/campaigns.ts'
import { organizations } from '../../tables/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A member reads, an admin decides. */
export const submissionPolicy = { decide: (actor: Member) => isAdmin(actor) }

/** A campaign that creators may see, whether or not it takes posts now. */
export async function findPublicCampaign(db: Reader, publicId: string): Promise<Campaign> {
  const [found] = await db
    .select({ campaign: campaigns, privacy: organizations.privacy_setting })
    .from(campaigns)
    .innerJoin(organizations, eq(organizations.id, campaigns.organization_id))
    .where(and(eq(campaigns.id, decodeId('Campaign', publicId) ?? 0)))
  const isVisible = found?.campaign.published_at !== null && found?.privacy !== 'private'
  if (found === undefined || !isVisible) throw new NotFound('Campaign not found.')
  return found.campaign
}
