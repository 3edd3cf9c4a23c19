import { z } from 'zod'
import { decodeId } from '../../vocabulary/ids.ts'

/** The kinds of records that an organization's log tells of, as people call them. */
export const kindNames = {
  Campaign: 'Campaigns',
  Collab: 'Collabs',
  Submission: 'Posts and applications',
  Funding: 'Fundings',
  Refund: 'Refunds',
  BillingDetails: 'Billing details',
  Subscription: 'Subscription',
  Membership: 'Members',
  Invitation: 'Invitations of members',
  CreatorInvitation: 'Invitations of creators',
  CreatorNote: 'Notes about creators',
  CreatorGroup: 'Labels, lists and views',
  Organization: 'Organization',
} as const

type FilteredKind = keyof typeof kindNames

export const filteredKinds = Object.keys(kindNames) as [FilteredKind, ...FilteredKind[]]

/** A filter that nobody can mean is ignored, so that everything is shown, as an address may hold anything. */
export const AuditFilters = z.object({
  record_type: z.enum(filteredKinds).optional().catch(undefined),
  user_id: z
    .string()
    .transform((text) => decodeId('User', text))
    .optional()
    .catch(undefined),
})

export type AuditFilters = z.infer<typeof AuditFilters>
