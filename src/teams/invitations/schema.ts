import { z } from 'zod'
import { emailAddress, oneOf, withExample } from '../../framework/http/fields/fields.ts'
import { roles } from '../../vocabulary/people/roles.ts'

export const InvitationCreate = z.object({
  email: withExample(emailAddress, 'nils@example.com'),
  role: oneOf(roles).default('member'),
})

export type InvitationFields = z.infer<typeof InvitationCreate>
