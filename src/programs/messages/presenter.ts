import { z } from 'zod'
import { sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { messageSides } from '../../tables/collabs/messages.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { presentFile, SubmissionFileJson } from '../submissions/file-presenter.ts'
import type { ShownMessage } from './queries.ts'

export const MessageJson = z
  .object({
    id: sqid,
    side: z.enum(messageSides).meta({ description: 'Who wrote it' }),
    sender_name: text('Noor Haddad').nullable().meta({ description: 'None who has left' }),
    body: text('Could you use the other sound?'),
    files: z.array(SubmissionFileJson),
    is_unread: z.boolean().meta({ description: 'Whether you have not read it yet' }),
    created_at: timestamp,
  })
  .meta({ id: 'Message' })

export function presentMessage(message: ShownMessage): z.infer<typeof MessageJson> {
  return {
    id: encodeId('Message', message.id),
    side: message.side,
    sender_name: message.sender_name,
    body: message.body,
    files: message.files.map(presentFile),
    is_unread: message.is_unread,
    created_at: message.created_at,
  }
}
