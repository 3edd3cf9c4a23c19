import { defineRecord } from '../../activity/records/record.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'

export const creatorInvitationRecord = defineRecord({
  type: 'CreatorInvitation',
  table: creatorInvitations,
  notFound: 'Invitation not found.',
  organizationId: ({ organization_id }) => organization_id,
  labels: { mail_due: 'Mail to be sent' },
  sentences: {
    create: ({ email, program }) =>
      `invited the creator ${email} to ${program ? `“${program}”` : 'see the programs'}`,
    update: ({ email }) => `invited the creator ${email} again`,
    invite: ({ program }) => `invited a creator who worked with them to “${program}”`,
    destroy: ({ email = 'whom they worked with' }) =>
      `withdrew the invitation of the creator ${email}`,
  },
})
