import { z } from 'zod'
import {
  count,
  currency,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { ownSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { submissionKinds } from './notices.ts'
import type { Work } from './queries.ts'

export const WorkJson = z
  .object({
    id: sqid,
    kind: z.enum(submissionKinds),
    program_id: sqid.meta({ description: 'The campaign or the collab' }),
    program_name: text('Hand-thrown mug'),
    organization_name: text('Northwind Coffee'),
    state: text('in_progress'),
    platform_id: z.enum(platformIds).nullable(),
    post_url: urlLike('https://www.tiktok.com/@robin/video/7301234567890123456')
      .nullable()
      .meta({ description: 'None before it is posted' }),
    view_count: count(12_500)
      .nullable()
      .meta({ description: 'Views that are paid; none of work for a collab' }),
    earned_amount: minorUnits(2187),
    amount: minorUnits(25_000).meta({
      description: 'What was granted so far, or agreed on, in minor units of the currency',
    }),
    currency,
    unread_messages_count: count(0),
    due_at: timestamp
      .nullable()
      .meta({ description: 'Until when someone has to act, before it goes on by itself' }),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike('https://troupe.example.com/me/submissions/Zx3PwNf6.json'),
  })
  .meta({ id: 'Work' })

export function presentWork(work: Work): z.infer<typeof WorkJson> {
  return {
    id: encodeId('Submission', work.id),
    kind: work.kind,
    program_id: encodeId(work.kind === 'collab' ? 'Collab' : 'Campaign', work.program_id),
    program_name: work.program_name,
    organization_name: work.organization_name,
    state: work.state,
    platform_id: work.platform_id,
    post_url: work.post_url,
    view_count: work.view_count,
    earned_amount: work.earned_amount,
    amount: work.amount,
    currency: work.currency,
    unread_messages_count: work.unread_messages_count,
    due_at: work.due_at,
    created_at: work.created_at,
    updated_at: work.updated_at,
    url: ownSubmissionUrl(work),
  }
}
