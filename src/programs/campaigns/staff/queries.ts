import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { beginningIn } from '../../../framework/database/driver/totals.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Page, PageRequest } from '../../../framework/pagination.ts'
import {
  type Campaign,
  type CampaignSummary,
  campaigns,
} from '../../../tables/campaigns/campaigns.ts'
import { type Organization, organizations } from '../../../tables/organizations/organizations.ts'
import { decodeId } from '../../../vocabulary/ids.ts'

/** Campaigns as staff read them, whoever they belong to. */

const { brief: _, ...summaryColumns } = getTableColumns(campaigns)

export async function findAnyCampaign(
  db: Db,
  publicId: string,
): Promise<Campaign & { organization_name: string }> {
  const [campaign] = await db
    .select({ ...getTableColumns(campaigns), organization_name: organizations.name })
    .from(campaigns)
    .innerJoin(organizations, eq(organizations.id, campaigns.organization_id))
    .where(eq(campaigns.id, decodeId('Campaign', publicId) ?? 0))
  if (campaign === undefined) throw new NotFound('Campaign not found.')
  return campaign
}

/** The campaigns of an organization, and the organization itself, in one statement. */
export async function listCampaignsOf(
  db: Db,
  publicId: string,
  page: PageRequest,
): Promise<{ organization: Organization; page: Page<CampaignSummary> }> {
  const id = decodeId('Organization', publicId) ?? 0
  const found = await db
    .select({ organization: organizations, campaign: summaryColumns })
    .from(organizations)
    .leftJoin(campaigns, eq(campaigns.organization_id, organizations.id))
    .where(eq(organizations.id, id))
    .orderBy(desc(campaigns.created_at), desc(campaigns.id))
    .limit(page.size)
    .offset(beginningIn(campaigns, eq(campaigns.organization_id, id)))
    .prepare('campaigns_of_any_organization')
    .execute({ ...page })
  const [first] = found
  if (first === undefined) throw new NotFound('Organization not found.')

  const { organization } = first
  const all = organization.campaigns_count
  const rows = found.flatMap(({ campaign }) => campaign ?? [])
  return { organization, page: { ...page, rows: page.offset < all ? rows : [], total: all } }
}
