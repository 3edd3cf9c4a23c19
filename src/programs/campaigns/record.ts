import { defineRecord } from '../../activity/records/record.ts'
import { campaigns } from '../../tables/campaigns.ts'

export const campaignRecord = defineRecord({
  type: 'Campaign',
  table: campaigns,
  notFound: 'Campaign not found.',
  organizationId: ({ organization_id }) => organization_id,
  // The currency says what the amounts are amounts of.
  identity: ({ name, currency }) => ({ name, currency }),
  labels: {
    banner_image_key: 'Banner',
    banner_focus_x: 'Focus of the banner from the left, in percent',
    banner_focus_y: 'Focus of the banner from the top, in percent',
    content_type: 'Kind of content',
    cpm_amount: 'Rate per 1,000 views',
    base_reward_amount: 'Base reward',
    min_payout_amount: 'Minimum payout',
    max_payout_amount: 'Maximum payout',
    platform_ids: 'Platforms',
    tiktok_music_id: 'TikTok sound',
    fee_bps: 'Fee',
    least_budget_amount: 'Smallest payout with its fee',
  },
  sentences: {
    create: ({ name }) => `created the campaign “${name}”`,
    update: ({ name }) => `changed the campaign “${name}”`,
    destroy: ({ name }) => `deleted the campaign “${name}”`,
    publish: ({ name }) => `published the campaign “${name}”`,
    pause: ({ name }) => `paused the campaign “${name}”`,
    resume: ({ name }) => `resumed the campaign “${name}”`,
    finish: ({ name }) => `finished the campaign “${name}”`,
    open_ledger: ({ name }) => `made the ledger of “${name}” public`,
    renew_ledger_link: ({ name }) => `gave the ledger of “${name}” another link`,
    close_ledger: ({ name }) => `made the ledger of “${name}” private again`,
    settle: ({ name }) => `gave back what was left of “${name}”`,
  },
})
