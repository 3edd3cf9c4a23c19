import { z } from 'zod'
import { longText, plainText, withExample } from '../../framework/http/fields.ts'
import { mediaField } from '../../framework/uploads/media.ts'

/** What may be sent along at once. */
export const attachments = { most: 4, megabytes: 50 }

const body = z.union([
  plainText.refine((text) => text.trim() === '').transform(() => ''),
  longText(5000),
])

export const MessageCreate = z
  .object({
    body: withExample(body, 'Could you use the other sound?'),
    files: mediaField(attachments),
  })
  .partial()
export type MessageFields = z.infer<typeof MessageCreate>
