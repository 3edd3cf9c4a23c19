import { z } from 'zod'
import {
  defineNotifier,
  inOrganization,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import { notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { otherAdminIds, paramsOf } from '../../teams/memberships/notices.ts'
import { campaignPath } from '../../vocabulary/urls.ts'
import type { CampaignTransition } from './transitions.ts'

const campaignParams = { campaign_name: z.string(), ...organizationParams }

const aboutCampaign = {
  record_type: 'Campaign',
  icon: 'megaphone',
  path: (params: { organization_id: string }, id: number) =>
    campaignPath(inOrganization(params, id)),
} as const

export const campaignPublished = defineNotifier({
  ...aboutCampaign,
  type: 'CampaignPublishedNotifier',
  when: 'A campaign went live. To the other admins of its organization.',
  params: z.object(campaignParams),
  title: ({ campaign_name }) => `${campaign_name} is live`,
  body: ({ organization_name }) =>
    `Creators can now submit to this campaign of ${organization_name}.`,
})

export const campaignPaused = defineNotifier({
  ...aboutCampaign,
  type: 'CampaignPausedNotifier',
  when: 'A campaign takes no new submissions, because an admin paused it or its budget is spent. To the other admins.',
  params: z.object({ ...campaignParams, reason: z.enum(['admin', 'budget']) }),
  title: ({ campaign_name }) => `${campaign_name} is paused`,
  body: ({ reason }) =>
    reason === 'budget'
      ? 'Its budget is spent. Add to it and resume the campaign to take new submissions.'
      : 'It takes no new submissions; those it has go on counting.',
})

/** Tells the other admins that a campaign was published or paused, but not that it was resumed. */
export async function notifyCampaignMoved(
  tx: Tx,
  services: Services,
  { user, organization }: Member,
  { id, name }: Campaign,
  transition: CampaignTransition,
): Promise<void> {
  const params = { ...paramsOf(organization), campaign_name: name }
  const admins = await otherAdminIds(tx, organization, user)

  if (transition === 'publish') {
    await notify(tx, services, admins, campaignPublished, { record_id: id, params })
  } else if (transition === 'pause') {
    const paused = { ...params, reason: 'admin' as const }
    await notify(tx, services, admins, campaignPaused, { record_id: id, params: paused })
  }
}
