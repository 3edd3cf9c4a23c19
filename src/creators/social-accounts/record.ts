import { defineRecord } from '../../activity/records/record.ts'
import { socialAccounts } from '../../tables/users/social-accounts.ts'

export const socialAccountRecord = defineRecord({
  type: 'SocialAccount',
  table: socialAccounts,
  identity: ({ account_url }) => ({ account_url }),
  sentences: {
    create: ({ account_url }) => `connected ${account_url}`,
    authorize: ({ account_url }) => `let Troupe read ${account_url}`,
    verify: ({ account_url }) => `proved that ${account_url} is theirs`,
    confirm: ({ account_url }) => `confirmed ${account_url}`,
    refuse: ({ account_url }) => `refused ${account_url}`,
    fail: ({ account_url }) => `could not verify ${account_url}`,
    lapse: ({ account_url }) => `gave up the claim to ${account_url}, which was not proved`,
    measure: ({ account_url }) => `entered numbers of ${account_url}`,
    destroy: ({ account_url }) => `disconnected ${account_url}`,
  },
})
