import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { today } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Lasting } from '../../programs/campaigns/views/budget-forecast.ts'
import { campaignFigures } from '../../programs/discover/figures.ts'
import { waitsForOrganizationInDatabase } from '../../programs/submissions/stages.ts'
import type { Member } from '../../tables/actor.ts'
import { type CampaignSummary, campaigns } from '../../tables/campaigns/campaigns.ts'
import { type CollabSummary, collabs } from '../../tables/collabs/collabs.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A campaign with what stands above all of its pages. */
export type CampaignHead = CampaignSummary &
  Lasting & {
    held_amount: number
    pending_count: number
  }

// The columns with their tables, whose names a select from a single table would leave out.
const ofCampaign = sql.raw('campaigns.id')
const ofCollab = sql.raw('collabs.id')

const { brief: _, ...columns } = getTableColumns(campaigns)

export async function findCampaignHead(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<CampaignHead | undefined> {
  const isIt = and(
    eq(campaigns.id, decodeId('Campaign', publicId) ?? 0),
    eq(campaigns.organization_id, organization.id),
  )
  const { burn_amount, budget_days_left } = campaignFigures
  const [head] = await db
    .select({
      ...columns,
      held_amount: sql<number>`(
        select coalesce(sum(reward_amount + fee_amount - returned_reward_amount - returned_fee_amount), 0)
        from grants where campaign_id = ${ofCampaign} and released_at is null)`.mapWith(Number),
      burn_amount,
      budget_days_left,
      runs_dry_on: sql<string | null>`case when ${budget_days_left} < 3650
        then to_char(${today} + (${budget_days_left})::int, 'YYYY-MM-DD') end`,
      pending_count: sql<number>`(
        select count(*) from campaign_submissions
        where campaign_id = ${ofCampaign} and state = 'pending')`.mapWith(Number),
    })
    .from(campaigns)
    .where(isIt)
  return head
}

/** A collab with what stands above all of its pages. */
export type CollabHead = CollabSummary & { waiting_count: number }

const { brief: __, ...collabColumns } = getTableColumns(collabs)

export async function findCollabHead(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<CollabHead | undefined> {
  const isIt = and(
    eq(collabs.id, decodeId('Collab', publicId) ?? 0),
    eq(collabs.organization_id, organization.id),
  )
  const [head] = await db
    .select({
      ...collabColumns,
      waiting_count: sql<number>`(
        select count(*) from collab_submissions
        where collab_id = ${ofCollab}
          and ${waitsForOrganizationInDatabase(sql`collab_submissions`)})`.mapWith(Number),
    })
    .from(collabs)
    .where(isIt)
  return head
}
