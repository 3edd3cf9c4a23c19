import { defineRecord } from '../../activity/records/record.ts'
import { invitations } from '../../tables/organizations/invitations.ts'
import { type Role, roleInWords } from '../../vocabulary/people/roles.ts'

export const invitationRecord = defineRecord({
  type: 'Invitation',
  table: invitations,
  notFound: 'Invitation not found.',
  organizationId: ({ organization_id }) => organization_id,
  sentences: {
    create: ({ email, role }) => `invited ${email} as ${roleInWords[role as Role]}`,
    update: ({ email }) => `sent a new invitation to ${email}`,
    destroy: ({ email }) => `withdrew the invitation of ${email}`,
  },
})
