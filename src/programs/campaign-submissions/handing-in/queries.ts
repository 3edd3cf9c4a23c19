import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { NotFound } from '../../../framework/errors.ts'
import { readPostUrl } from '../../../platforms/posts/post-url.ts'
import type { Actor } from '../../../tables/actor.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { type Campaign, campaigns } from '../../../tables/campaigns/campaigns.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { isPublished, isVisibleTo } from '../../discover/policy.ts'

/** A campaign that this creator may see, whether or not it takes posts now. */
export async function findPublicCampaign(
  db: Reader,
  actor: Actor,
  publicId: string,
): Promise<Campaign> {
  const [campaign] = await db
    .select(getTableColumns(campaigns))
    .from(campaigns)
    .innerJoin(organizations, eq(organizations.id, campaigns.organization_id))
    .where(
      and(
        eq(campaigns.id, decodeId('Campaign', publicId) ?? 0),
        isVisibleTo(actor, isPublished.campaign),
      ),
    )
  if (campaign === undefined) throw new NotFound('Campaign not found.')
  return campaign
}

/** The submission of theirs with the post that an address leads to, if there is one. */
export async function findOwnWithPost(
  db: Reader,
  { user }: Actor,
  post_url: unknown,
): Promise<{ id: number } | undefined> {
  const address = typeof post_url === 'string' ? readPostUrl(post_url) : undefined
  if (address === undefined || !('uid' in address)) return undefined
  const { id, user_id, platform_id, post_uid } = campaignSubmissions
  const [submission] = await db
    .select({ id })
    .from(campaignSubmissions)
    .where(
      and(eq(user_id, user.id), eq(platform_id, address.platform_id), eq(post_uid, address.uid)),
    )
    .orderBy(desc(id))
    .limit(1)
  return submission
}
