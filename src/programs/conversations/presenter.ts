import { z } from 'zod'
import { idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { messageSides } from '../../tables/collabs/messages.ts'
import { messagesUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { submissionKinds } from '../submissions/access.ts'
import type { Conversation } from './queries.ts'

export const ConversationJson = shapeOf<Conversation>()('Conversation', {
  submission_id: idOf('Submission', 'submission_id'),
  kind: z.enum(submissionKinds).describe('What the submission is for'),
  program_name: text('Autumn roast launch'),
  organization_id: idOf('Organization', 'organization_id'),
  organization_name: text('Northwind Coffee'),
  creator_name: text('Ida Brandt').nullable().describe('Null once they have left'),
  side: z.enum(messageSides).describe('Who wrote the last message'),
  sender_name: text('Noor Haddad').nullable().describe('Null for someone who has left'),
  body: text('Could you use the other sound?').describe(
    'How the last message begins; empty where only files were sent',
  ),
  created_at: timestamp.describe('When it was sent'),
  is_unread: z.boolean().describe('Whether you have not read it yet'),
  messages_url: from(
    urlLike('https://troupe.example.com/submissions/Wm3NpKz5/messages.json'),
    ({ submission_id }: Conversation) => messagesUrl({ id: submission_id }),
  ),
})
