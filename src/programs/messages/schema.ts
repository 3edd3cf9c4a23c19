import { z } from 'zod'
import { optionalLongText, withExample } from '../../framework/http/fields/fields.ts'
import { mediaField } from '../../framework/uploads/media.ts'

/** Limits of the files that are sent along at once. */
export const attachments = { most: 4, megabytes: 50 }

export const MessageCreate = z
  .object({
    body: withExample(optionalLongText(5000), 'Could you use the other sound?'),
    files: mediaField(attachments),
  })
  .partial()
export type MessageFields = z.infer<typeof MessageCreate>
