import { z } from 'zod'
import { emailAddress, withExample } from '../../framework/http/fields/fields.ts'

export const CreatorInvitationCreate = z.object({
  email: withExample(emailAddress, 'suki@example.com'),
})

export type CreatorInvitationFields = z.infer<typeof CreatorInvitationCreate>
