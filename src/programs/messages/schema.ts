import { z } from 'zod'
import { longText, optionalLongText, withExample } from '../../framework/http/fields/fields.ts'
import { mediaField } from '../../framework/uploads/media.ts'
import { chosenCreators } from '../../teams/creator-groups/schema.ts'

/** Limits of the files that are sent along at once. */
export const attachments = { most: 4, megabytes: 50 }

export const longestMessage = 5000

export const MessageCreate = z
  .object({
    body: withExample(optionalLongText(longestMessage), 'Could you use the other sound?'),
    files: mediaField(attachments),
  })
  .partial()
export type MessageFields = z.infer<typeof MessageCreate>

export const MessageTogetherCreate = z.object({
  user_ids: withExample(chosenCreators, ['Rb6KwPz2']).describe(
    'Creators who are written to, each alone',
  ),
  body: withExample(longText(longestMessage), 'We plan the spring films. Shall we talk?').describe(
    'The words of the message',
  ),
})
export type MessageTogetherFields = z.infer<typeof MessageTogetherCreate>
