import { getTableColumns, sql } from 'drizzle-orm'
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
type AboutProgram = {
  campaign_id: number | null
  collab_id: number | null
  own_organization_id: number | null
}

export type NotificationWithProgram = Notification & AboutProgram

/** The program of a notification, to be joined to it. */
export const program = sql`(
  select campaign.id as campaign_id, collab.id as collab_id, own.organization_id as own_organization_id
  from (
    select
      case notifications.record_type
        when 'Campaign' then notifications.record_id
        when 'Submission' then
          (select campaign_id from campaign_submissions where id = notifications.record_id)
        when 'Funding' then (select campaign_id from fundings where id = notifications.record_id)
      end as campaign_id,
      case notifications.record_type
        when 'Collab' then notifications.record_id
        when 'Submission' then
          (select collab_id from collab_submissions where id = notifications.record_id)
      end as collab_id
  ) about
  left join campaigns campaign on campaign.id = about.campaign_id
  left join collabs collab on collab.id = about.collab_id
  left join memberships own on own.user_id = notifications.user_id
    and own.organization_id = coalesce(campaign.organization_id, collab.organization_id)
) program`

const number = (name: keyof AboutProgram) =>
  sql<number | null>`program.${sql.identifier(name)}`
    .mapWith((value: unknown) => (value === null ? null : Number(value)))
    .as(name)

/** The columns of notifications that `program` is joined to. */
export const columnsWithProgram = {
  ...getTableColumns(notifications),
  campaign_id: number('campaign_id'),
  collab_id: number('collab_id'),
  own_organization_id: number('own_organization_id'),
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
