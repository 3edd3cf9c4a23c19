import { z } from 'zod'
import { campaignPath } from '../../../vocabulary/urls.ts'
import {
  amountParams,
  defineNotifier,
  inOrganization,
  moneyOf,
  organizationParams,
} from '../notifier.ts'

const campaignParams = { campaign_name: z.string(), ...organizationParams }

const aboutCampaign = {
  record_type: 'Campaign',
  path: (params: { organization_id: string }, id: number) =>
    campaignPath(inOrganization(params, id)),
} as const

export const campaignNotifiers = {
  CampaignPublishedNotifier: defineNotifier({
    ...aboutCampaign,
    when: 'A campaign went live. To the other admins of its organization.',
    params: z.object(campaignParams),
    icon: 'megaphone',
    title: ({ campaign_name }) => `${campaign_name} is live`,
    body: ({ organization_name }) =>
      `Creators can now submit to this campaign of ${organization_name}.`,
  }),
  CampaignPausedNotifier: defineNotifier({
    ...aboutCampaign,
    when: 'A campaign takes no new submissions, because an admin paused it or its budget is spent. To the other admins.',
    params: z.object({ ...campaignParams, reason: z.enum(['admin', 'budget']) }),
    icon: 'megaphone',
    title: ({ campaign_name }) => `${campaign_name} is paused`,
    body: ({ reason }) =>
      reason === 'budget'
        ? 'Its budget is spent. Add to it and resume the campaign to take new submissions.'
        : 'It takes no new submissions; those it has go on counting.',
  }),
  CampaignBudgetLowNotifier: defineNotifier({
    ...aboutCampaign,
    when: "Little is left of a campaign's budget. To the admins.",
    params: z.object({ ...campaignParams, ...amountParams }),
    icon: 'wallet',
    mail: true,
    title: ({ campaign_name }) => `${campaign_name} is running out of budget`,
    body: (params) => `${moneyOf(params)} is left. The campaign pauses when it is spent.`,
  }),
  CampaignFinishedNotifier: defineNotifier({
    ...aboutCampaign,
    when: 'A campaign came to its end. To the admins.',
    params: z.object(campaignParams),
    icon: 'megaphone',
    title: ({ campaign_name }) => `${campaign_name} is finished`,
    body: () => 'Submissions that are still open can be decided for 72 hours.',
  }),
  FundingSucceededNotifier: defineNotifier({
    ...aboutCampaign,
    when: "Money arrived in a campaign's budget. To the admins.",
    params: z.object({ ...campaignParams, ...amountParams }),
    icon: 'wallet',
    mail: true,
    title: ({ campaign_name, ...amount }) => `${moneyOf(amount)} added to ${campaign_name}`,
    body: () => 'The payment went through and can be spent now.',
  }),
  FundingFailedNotifier: defineNotifier({
    ...aboutCampaign,
    when: "A payment into a campaign's budget failed. To the admins.",
    params: z.object({ ...campaignParams, ...amountParams }),
    icon: 'wallet',
    mail: true,
    title: ({ campaign_name }) => `A payment for ${campaign_name} failed`,
    body: (params) => `${moneyOf(params)} was not charged. Try again, or pay another way.`,
  }),
}
