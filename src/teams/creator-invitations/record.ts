import { defineRecord } from '../../activity/records/record.ts'
import { creatorInvitations } from '../../tables/creator-invitations.ts'

export const creatorInvitationRecord = defineRecord({
  type: 'CreatorInvitation',
  table: creatorInvitations,
  notFound: 'Invitation not found.',
  organizationId: ({ organization_id }) => organization_id,
  sentences: {
    create: ({ email }) => `invited the creator ${email} to see the programs`,
    update: ({ email }) => `invited the creator ${email} again`,
    destroy: ({ email }) => `withdrew the invitation of the creator ${email}`,
  },
})
