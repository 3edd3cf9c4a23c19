import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { shownRecord } from '../../accounts/authentication/shown.ts'
import { listReadAhead } from '../../activity/lists/read-ahead.ts'
import type { Db } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { NotFound } from '../../framework/errors.ts'
import { createdBetween, hasWords, isIn } from '../../framework/http/lists/filters.ts'
import { defineListing } from '../../framework/http/lists/listing.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import {
  type Campaign,
  type CampaignSummary,
  campaigns,
  statuses,
} from '../../tables/campaigns/campaigns.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { isVisible } from './policy.ts'

const { brief: _, ...summaryColumns } = getTableColumns(campaigns)

const newestFirst = [desc(campaigns.created_at), desc(campaigns.id)]

/** The filters and orders that programs can ask for. */
export const campaignsListing = defineListing('Campaign', campaigns, {
  q: hasWords([campaigns.name], 'Only those whose name has these words', 'autumn'),
  status: isIn(campaigns.status, statuses, 'Only those in this state'),
  ...createdBetween(campaigns.created_at),
})

const campaignsNewest = prepared('campaigns_newest', campaignsInOrder([]))

const campaignsRunning = prepared(
  'campaigns_running',
  campaignsInOrder([
    sql`array_position(array['active', 'paused', 'draft', 'finished'], ${campaigns.status})`,
  ]),
)

function campaignsInOrder(first: SQL[]) {
  return query
    .select(summaryColumns)
    .from(campaigns)
    .where(isVisible)
    .orderBy(...first, ...newestFirst)
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('offset'))
}

const campaignOfOrganization = prepared(
  'campaign_of_organization',
  query
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, sql.placeholder('id')), isVisible)),
)

export const campaignShown = shownRecord('Campaign', campaigns, isVisible)

/**
 * Programs read the newest first. The total comes from the organization's counter, so that no rows have to be
 * counted.
 */
export const campaignsListed = listReadAhead<CampaignSummary>(
  (db, { organizationId }, page) => campaignsNewest(db, { organizationId, ...page }),
  (page, rows, { member }) => ({ ...page, rows, total: member.organization.campaigns_count }),
  {
    askedOf: campaignsListing.askedOf,
    read: (db, { organizationId }, asked) =>
      campaignsListing.pageAsked(
        asked,
        eq(campaigns.organization_id, organizationId),
        newestFirst,
        (parts) =>
          db
            .select({ ...summaryColumns, total: parts.total })
            .from(campaigns)
            .where(parts.where)
            .orderBy(...parts.order)
            .limit(parts.limit)
            .offset(parts.offset),
      ),
  },
)

/** People read those that run now first, unless they look for the latest. */
export async function listCampaigns(
  db: Db,
  { organization }: Member,
  page: PageRequest,
  order: 'newest' | 'running',
): Promise<Page<CampaignSummary>> {
  const list = order === 'running' ? campaignsRunning : campaignsNewest
  const rows = await list(db, { organizationId: organization.id, ...page })
  return { ...page, rows, total: organization.campaigns_count }
}

export async function findCampaign(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<Campaign> {
  const [campaign] = await campaignOfOrganization(db, {
    id: decodeId('Campaign', publicId) ?? 0,
    organizationId: organization.id,
  })

  if (campaign === undefined) throw new NotFound('Campaign not found.')
  return campaign
}
