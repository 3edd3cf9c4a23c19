import { defineRecord } from '../../activity/records/record.ts'
import { campaigns } from '../../tables/campaigns.ts'

export const campaignRecord = defineRecord({
  type: 'Campaign',
  table: campaigns,
  notFound: 'Campaign not found.',
  // Without the currency the amounts of an event would mean nothing.
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
