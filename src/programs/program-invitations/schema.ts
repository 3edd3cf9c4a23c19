import { z } from 'zod'
import { optionalLongText, requiredText, withExample } from '../../framework/http/fields/fields.ts'
import { chosenCreators } from '../../teams/creator-groups/schema.ts'

export const ProgramInvitationCreate = z.object({
  program_id: withExample(requiredText, 'Vq7RtzK8').meta({
    description: 'The id of a campaign or collab that takes submissions',
    examples: ['Vq7RtzK8'],
  }),
  message: withExample(optionalLongText(2000), 'We loved your sourdough series.')
    .describe('Stands in the mail and the notification')
    .optional(),
})

export const InvitationTogetherCreate = z.object({
  user_ids: withExample(chosenCreators, ['Rb6KwPz2']).describe('Who is invited'),
  ...ProgramInvitationCreate.shape,
})
export type InvitationTogetherFields = z.infer<typeof InvitationTogetherCreate>

export type ProgramInvitationFields = z.infer<typeof ProgramInvitationCreate>
