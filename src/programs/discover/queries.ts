import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { ratingsOfOrganization } from '../../creators/ratings/averages.ts'
import { isOneOf } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import { NotFound, Unauthenticated } from '../../framework/errors.ts'
import type { PageRequest } from '../../framework/pagination.ts'
import type { Viewer } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { ledgerLinks } from '../../tables/campaigns/ledger-links.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import {
  answersOfCollab,
  campaignFigures,
  decisionFigures,
  decisionsOfCampaign,
} from './figures.ts'
import { isSaved } from './is-saved.ts'
import { foundBy } from './listings.ts'
import {
  isApplicationOf,
  isOnlyApplied,
  isOwn,
  isPublished,
  isVisibleTo,
  standingInCampaign,
  standingInCollab,
} from './policy.ts'
import type { CampaignFilters, CollabFilters } from './schema.ts'

const { brief: _, ...campaignSummary } = getTableColumns(campaigns)
const { brief: __, ...collabSummary } = getTableColumns(collabs)
const { id, name, website, avatar_key, privacy_setting } = organizations
export const brand = { id, name, website, avatar_key, privacy_setting }

/** The marks that creators gave a brand, for the pages on which others decide. */
const ratings = ratingsOfOrganization(sql`${organizations.id}`)

const foundColumns = { total: sql<number>`found.total`.mapWith(Number) }

const campaignColumns = { organization: brand, ...campaignFigures, ...decisionFigures }

export type DiscoverCampaign = Awaited<ReturnType<typeof listCampaignsAmong>>[number]
export type DiscoverCampaignWithBrief = Awaited<ReturnType<typeof findDiscoverCampaign>>
export type DiscoverCollab = Awaited<ReturnType<typeof listCollabsAmong>>[number]
export type DiscoverCollabWithBrief = Awaited<ReturnType<typeof findDiscoverCollab>>

/** A campaign as lists show it. */
const campaignListed = (viewer: Viewer) => ({
  ...campaignSummary,
  ...campaignColumns,
  standing: standingInCampaign(viewer),
  is_saved: isSaved('Campaign', viewer),
})

/** A collab as lists show it. */
const collabListed = (viewer: Viewer) => ({
  ...collabSummary,
  organization: brand,
  ...decisionFigures,
  standing: standingInCollab(viewer),
  is_only_applied: isOnlyApplied(viewer),
  is_saved: isSaved('Collab', viewer),
})

/** The campaigns that take submissions, as far as this viewer sees them. */
export async function listDiscoverCampaigns(
  db: Db,
  viewer: Viewer,
  filters: CampaignFilters,
  page: PageRequest,
) {
  const rows = await db
    .select({ ...campaignListed(viewer), ...foundColumns })
    .from(foundBy('Campaign', viewer, filters, page))
    .innerJoin(campaigns, eq(campaigns.id, sql`found.program_id`))
    .innerJoin(organizations, eq(organizations.id, campaigns.organization_id))
    .innerJoin(decisionsOfCampaign, sql`true`)
    .orderBy(sql`found.place`)
  return pageOf(page, rows)
}

export async function listDiscoverCollabs(
  db: Db,
  viewer: Viewer,
  filters: CollabFilters,
  page: PageRequest,
) {
  const rows = await db
    .select({ ...collabListed(viewer), ...foundColumns })
    .from(foundBy('Collab', viewer, filters, page))
    .innerJoin(collabs, eq(collabs.id, sql`found.program_id`))
    .innerJoin(organizations, eq(organizations.id, collabs.organization_id))
    .innerJoin(answersOfCollab, sql`true`)
    .orderBy(sql`found.place`)
  return pageOf(page, rows)
}

/** These campaigns, which the viewer is known to see. */
export function listCampaignsAmong(db: Db, viewer: Viewer, ids: number[]) {
  return db
    .select(campaignListed(viewer))
    .from(campaigns)
    .innerJoin(organizations, eq(organizations.id, campaigns.organization_id))
    .innerJoin(decisionsOfCampaign, sql`true`)
    .where(isOneOf(campaigns.id, ids))
}

/** These collabs, in the same way. */
export function listCollabsAmong(db: Db, viewer: Viewer, ids: number[]) {
  return db
    .select(collabListed(viewer))
    .from(collabs)
    .innerJoin(organizations, eq(organizations.id, collabs.organization_id))
    .innerJoin(answersOfCollab, sql`true`)
    .where(isOneOf(collabs.id, ids))
}

/** A campaign on its own page, which stays when it takes no more submissions. */
export async function findDiscoverCampaign(db: Db, viewer: Viewer, publicId: string) {
  const [campaign] = await db
    .select({
      ...getTableColumns(campaigns),
      ...campaignColumns,
      standing: standingInCampaign(viewer),
      is_saved: isSaved('Campaign', viewer),
      is_own: isOwn(viewer),
      ratings,
      ledger_link: { token: ledgerLinks.token },
    })
    .from(campaigns)
    .innerJoin(organizations, eq(organizations.id, campaigns.organization_id))
    .innerJoin(decisionsOfCampaign, sql`true`)
    .leftJoin(ledgerLinks, eq(ledgerLinks.campaign_id, campaigns.id))
    .where(
      and(
        eq(campaigns.id, decodeId('Campaign', publicId) ?? 0),
        isVisibleTo(viewer, isPublished.campaign),
      ),
    )
  return requireFound(viewer, campaign, 'Campaign not found.')
}

export async function findDiscoverCollab(db: Db, viewer: Viewer, publicId: string) {
  const [collab] = await db
    .select({
      ...getTableColumns(collabs),
      organization: brand,
      ...decisionFigures,
      standing: standingInCollab(viewer),
      is_only_applied: isOnlyApplied(viewer),
      is_saved: isSaved('Collab', viewer),
      is_own: isOwn(viewer),
      ratings,
      application: { id: collabSubmissions.id, state: collabSubmissions.state },
    })
    .from(collabs)
    .innerJoin(organizations, eq(organizations.id, collabs.organization_id))
    .innerJoin(answersOfCollab, sql`true`)
    .leftJoin(collabSubmissions, isApplicationOf(viewer))
    .where(
      and(
        eq(collabs.id, decodeId('Collab', publicId) ?? 0),
        isVisibleTo(viewer, isPublished.collab),
      ),
    )
  return requireFound(viewer, collab, 'Collab not found.')
}

/** Whether it does not exist or is not for everyone, signing in is the way to find out. */
export function requireFound<Row>(viewer: Viewer, row: Row | undefined, message: string): Row {
  if (row !== undefined) return row
  throw viewer === undefined ? new Unauthenticated() : new NotFound(message)
}
