import { defineRecord } from '../../activity/records/record.ts'
import { campaigns } from '../../tables/campaigns.ts'

export const campaignRecord = defineRecord({
  type: 'Campaign',
  table: campaigns,
  notFound: 'Campaign not found.',
  // The currency says what the amounts are amounts of.
  identity: ({ name, currency }) => ({ name, currency }),
  sentences: {
    create: ({ name }) => `created the campaign “${name}”`,
    update: ({ name }) => `changed the campaign “${name}”`,
    destroy: ({ name }) => `deleted the campaign “${name}”`,
    publish: ({ name }) => `published the campaign “${name}”`,
    pause: ({ name }) => `paused the campaign “${name}”`,
    resume: ({ name }) => `resumed the campaign “${name}”`,
  },
})
