import { z } from 'zod'
import { emailAddress, oneOf } from '../../framework/http/fields.ts'
import { roles } from '../../vocabulary/roles.ts'

export const InvitationCreate = z.object({
  email: emailAddress,
  role: oneOf(roles).default('member'),
})

export type InvitationFields = z.infer<typeof InvitationCreate>
