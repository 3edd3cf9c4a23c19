import { defineRecord } from '../../activity/records/record.ts'
import { identities } from '../../tables/users/credentials/identities.ts'

export const identityRecord = defineRecord({
  type: 'Identity',
  table: identities,
  identity: ({ issuer }) => ({ issuer }),
  sentences: {
    link: ({ issuer }) => `connected an account at ${issuer} to sign in with`,
    unlink: ({ issuer }) => `disconnected their account at ${issuer}`,
  },
})
