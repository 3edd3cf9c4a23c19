import { z } from 'zod'
import {
  defineNotifier,
  inOrganization,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import { nobody, notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { otherAdminIds } from '../../teams/memberships/notices.ts'
import { adminsOf, paramsOf } from '../../teams/memberships/organization-side.ts'
import { campaignPath } from '../../vocabulary/addresses/urls.ts'
import { submissionLapsed } from '../submissions/notices.ts'
import type { CampaignTransition } from './moves/transitions.ts'
import { countingLimit } from './time-limits.ts'

const campaignParams = { campaign_name: z.string(), ...organizationParams }

const aboutCampaign = {
  record_type: 'Campaign',
  icon: 'megaphone',
  topic: 'programs',
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
      ? 'Its budget is spent. Add budget and resume the campaign to take new submissions.'
      : 'It takes no new submissions. Existing ones keep counting.',
})

export const campaignBudgetAlert = defineNotifier({
  ...aboutCampaign,
  type: 'CampaignBudgetLowNotifier',
  when: 'A share of a campaign’s budget is spent that its organization wants to hear of, once, of several at the same moment the highest, and again if it is passed anew after a top-up. To the admins.',
  // Notices from before shares could be set have none.
  params: z.object({ ...campaignParams, share: z.int().nullish() }),
  mail: true,
  title: ({ campaign_name, share }) => {
    if (share === undefined || share === null) return `${campaign_name} is running out of budget`
    return share === 100
      ? `The budget of ${campaign_name} is spent`
      : `${share}% of the budget of ${campaign_name} is spent`
  },
  body: ({ share }) =>
    share === 100
      ? 'It pays for no new post. Add budget to go on.'
      : 'Once all of it is spent, the campaign pauses until you add budget and resume it.',
})

export const campaignFinished = defineNotifier({
  ...aboutCampaign,
  type: 'CampaignFinishedNotifier',
  when: 'A campaign is finished, by an admin or because its end has come. To the other admins.',
  params: z.object({ ...campaignParams, reason: z.enum(['admin', 'ends_at']) }),
  title: ({ campaign_name }) => `${campaign_name} is finished`,
  body: ({ reason }) =>
    `${reason === 'ends_at' ? 'Its end date has passed. ' : ''}It takes no new submissions. Approved posts keep counting to the end of their ${countingLimit.words}; then the rest of the budget comes back to you.`,
})

/** Tells the other admins what someone did to a campaign, but not that it was resumed. */
export async function notifyCampaignMoved(
  tx: Tx,
  services: Services,
  actor: Member,
  { id, name }: Campaign,
  transition: CampaignTransition,
): Promise<void> {
  const { user, organization } = actor
  const params = { ...paramsOf(organization), campaign_name: name }
  const admins = await otherAdminIds(tx, organization, user)
  const told = { record_id: id, params, by: actor }
  const byAdmin = { ...told, params: { ...params, reason: 'admin' as const } }

  if (transition === 'publish') {
    await notify(tx, services, admins, campaignPublished, told)
  } else if (transition === 'pause') {
    await notify(tx, services, admins, campaignPaused, byAdmin)
  } else if (transition === 'finish') {
    await notify(tx, services, admins, campaignFinished, byAdmin)
  }
}

type Lapsed = Pick<
  CampaignSubmission,
  'id' | 'user_id' | 'account_handle' | 'granted_amount' | 'owed_amount'
>

/** Tells each creator what will not be paid. */
export async function notifyLapsedEarnings(
  tx: Tx,
  services: Services,
  campaign: Campaign,
  submissions: Lapsed[],
): Promise<void> {
  if (submissions.length === 0) return
  const { params } = await adminsOf(tx, campaign)
  for (const { id, user_id, account_handle, granted_amount, owed_amount } of submissions) {
    if (user_id === null) continue
    const creator_name = `@${account_handle}`
    const about = { kind: 'campaign' as const, program_name: campaign.name, creator_name }
    const amounts = { amount: owed_amount, granted_amount, currency: campaign.currency }
    await notify(tx, services, [user_id], submissionLapsed, {
      record_id: id,
      params: { ...params, ...about, ...amounts },
      by: nobody,
    })
  }
}

export async function notifyBudgetSpent(
  tx: Tx,
  services: Services,
  campaign: Campaign,
): Promise<void> {
  const { admins, params } = await adminsOf(tx, campaign)
  await notify(tx, services, admins, campaignPaused, {
    record_id: campaign.id,
    params: { ...params, campaign_name: campaign.name, reason: 'budget' },
    by: nobody,
  })
}

export async function notifyBudgetAlert(
  tx: Tx,
  services: Services,
  campaign: Campaign,
  share: number,
): Promise<void> {
  const { admins, params } = await adminsOf(tx, campaign)
  await notify(tx, services, admins, campaignBudgetAlert, {
    record_id: campaign.id,
    params: { ...params, campaign_name: campaign.name, share },
    by: nobody,
  })
}

export async function notifyCampaignEnded(
  tx: Tx,
  services: Services,
  campaign: Campaign,
): Promise<void> {
  const { admins, params } = await adminsOf(tx, campaign)
  await notify(tx, services, admins, campaignFinished, {
    record_id: campaign.id,
    params: { ...params, campaign_name: campaign.name, reason: 'ends_at' },
    by: nobody,
  })
}
