import { defineRecord } from '../../activity/records/record.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'

export const organizationTokenRecord = defineRecord({
  type: 'OrganizationToken',
  table: accessTokens,
  notFound: 'Access token not found.',
  // Those of people are never saved as this kind.
  organizationId: ({ organization_id }) => organization_id ?? 0,
  labels: {
    daily_limit_amount: 'Daily limit, in minor units',
    daily_limit_currency: 'Currency of the limit',
    expires_at: 'Ends',
    organization_ids: 'Organizations',
  },
  sentences: {
    create: ({ description }) => `created the organization’s access token “${description}”`,
    destroy: ({ description }) => `revoked the organization’s access token “${description}”`,
  },
})
