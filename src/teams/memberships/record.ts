import { defineRecord } from '../../activity/records/record.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { type Role, roleInWords } from '../../vocabulary/people/roles.ts'

export const membershipRecord = defineRecord({
  type: 'Membership',
  table: memberships,
  notFound: 'Member not found.',
  organizationId: ({ organization_id }) => organization_id,
  labels: { is_owner: 'Owner' },
  sentences: {
    create: ({ role }) => `joined as ${roleInWords[role as Role]}`,
    update: ({ user }) => `changed the role of ${user}`,
    destroy: ({ user }) => `removed ${user}`,
    hand_over: ({ user }) => `made ${user} the owner`,
    leave: () => 'left the organization',
  },
})
