import { z } from 'zod'
import { emailAddress, oneOf } from '../http/fields.ts'
import { roles } from '../memberships/table.ts'

export const InvitationCreate = z.object({
  email: emailAddress,
  role: oneOf(roles).default('member'),
})

export type InvitationFields = z.infer<typeof InvitationCreate>
