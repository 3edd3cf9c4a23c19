import { z } from 'zod'
import { requiredText, withExample } from '../../framework/http/fields/fields.ts'

export const ProgramInvitationCreate = z.object({
  program_id: withExample(requiredText, 'Vq7RtzK8').meta({
    description: 'The id of a campaign or collab that takes submissions',
    examples: ['Vq7RtzK8'],
  }),
})

export type ProgramInvitationFields = z.infer<typeof ProgramInvitationCreate>
