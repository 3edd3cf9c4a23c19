import { z } from 'zod'
import { idOf, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { listOf, shapeOf } from '../../framework/http/fields/shape.ts'
import { messageSides } from '../../tables/collabs/messages.ts'
import { SubmissionFileJson } from '../submissions/files/presenter.ts'
import type { ShownMessage } from './queries.ts'

export const MessageJson = shapeOf<ShownMessage>()('Message', {
  id: idOf('Message'),
  side: z.enum(messageSides).describe('Who wrote it'),
  sender_name: text('Noor Haddad').nullable().describe('Null for someone who has left'),
  body: text('Could you use the other sound?').describe(
    'Plain text; empty where only files were sent',
  ),
  files: listOf(SubmissionFileJson),
  is_unread: z.boolean().describe('Whether you have not read it yet'),
  created_at: timestamp,
})
