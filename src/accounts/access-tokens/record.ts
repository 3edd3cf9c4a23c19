import { defineRecord } from '../../activity/records/record.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'

export const accessTokenRecord = defineRecord({
  type: 'AccessToken',
  table: accessTokens,
  labels: {
    daily_limit_amount: 'Daily limit, in minor units',
    daily_limit_currency: 'Currency of the limit',
    expires_at: 'Ends',
    organization_ids: 'Organizations',
  },
  sentences: {
    create: ({ description }) => `created the access token “${description}”`,
    destroy: ({ description }) => `revoked the access token “${description}”`,
  },
})
