import { defineRecord } from '../../activity/records/record.ts'
import { socialAccounts } from '../../tables/social-accounts.ts'

export const socialAccountRecord = defineRecord({
  type: 'SocialAccount',
  table: socialAccounts,
  sentences: {
    create: ({ account_url }) => `connected ${account_url}`,
    destroy: ({ account_url }) => `disconnected ${account_url}`,
  },
})
