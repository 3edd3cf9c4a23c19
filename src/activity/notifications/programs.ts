import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Notification, notifications } from '../../tables/users/notifications.ts'
import {
  campaignUrl,
  collabUrl,
  discoverCampaignPath,
  discoverCollabPath,
  jsonUrl,
} from '../../vocabulary/addresses/urls.ts'

/**
 * The program that a notification is about, if there is one; and its organization, to whom belongs to that.
 */
export type AboutProgram = {
  campaign_id: number | null
  collab_id: number | null
  own_organization_id: number | null
}

export type NotificationWithProgram = Notification & AboutProgram

const recordId = sql`notifications.record_id`

const campaignId = sql`case notifications.record_type
  when 'Campaign' then (select id from campaigns where id = ${recordId})
  when 'Submission' then (select campaign_id from campaign_submissions where id = ${recordId})
  when 'Funding' then (select campaign_id from fundings where id = ${recordId}) end`

const collabId = sql`case notifications.record_type
  when 'Collab' then (select id from collabs where id = ${recordId})
  when 'Submission' then (select collab_id from collab_submissions where id = ${recordId}) end`

const ownOrganizationId = sql`(select organization_id from memberships
  where user_id = notifications.user_id and organization_id = coalesce(
    (select organization_id from campaigns where id = ${campaignId}),
    (select organization_id from collabs where id = ${collabId})))`

const number = (id: SQL, name: string) =>
  sql<number | null>`${id}`
    .mapWith((value: unknown) => (value === null ? null : Number(value)))
    .as(name)

/** The columns of notifications, with the programs they are about. */
export const columnsWithProgram = {
  ...getTableColumns(notifications),
  campaign_id: number(campaignId, 'campaign_id'),
  collab_id: number(collabId, 'collab_id'),
  own_organization_id: number(ownOrganizationId, 'own_organization_id'),
}

/**
 * The address of the program for whoever was told of it: among those of their organization, or where creators
 * find it.
 */
export function programUrlInNotice({
  campaign_id,
  collab_id,
  own_organization_id: organization_id,
}: AboutProgram): string | null {
  const id = campaign_id ?? collab_id
  if (id === null) return null
  const isCampaign = campaign_id !== null
  if (organization_id !== null)
    return (isCampaign ? campaignUrl : collabUrl)({ id, organization_id })
  return jsonUrl((isCampaign ? discoverCampaignPath : discoverCollabPath)({ id }))
}
