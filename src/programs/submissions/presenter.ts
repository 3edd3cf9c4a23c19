import { z } from 'zod'
import {
  count,
  currency,
  idOf,
  minorUnits,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { ownSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { submissionKinds } from './access.ts'
import type { OwnSubmission } from './queries.ts'

export const OwnSubmissionJson = shapeOf<OwnSubmission>()('Work', {
  id: idOf('Submission'),
  kind: z.enum(submissionKinds),
  program_id: from(
    sqid.describe('The campaign or the collab'),
    ({ kind, program_id }: OwnSubmission) =>
      encodeId(kind === 'collab' ? 'Collab' : 'Campaign', program_id),
  ),
  program_name: text('Hand-thrown mug'),
  organization_name: text('Northwind Coffee'),
  state: text('in_progress'),
  platform_id: z.enum(platformIds).nullable().describe('Null before it is posted'),
  post_url: urlLike('https://www.tiktok.com/@robin/video/7301234567890123456')
    .nullable()
    .describe('Null before it is posted'),
  view_count: count(12_500)
    .nullable()
    .describe(
      'The views that are paid; for a collab those of its post, by which nothing is paid, null before',
    ),
  earned_amount: minorUnits(
    2187,
    'By the views so far, granted or not, which may be more than the last grant knew; for a collab, what was paid',
  ),
  amount: minorUnits(25_000, 'Granted so far, or agreed on'),
  currency,
  unread_messages_count: count(0),
  due_at: timestamp
    .nullable()
    .describe(
      'Until when someone has to act, before it goes on by itself: a `pending` post is decided then',
    ),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(urlLike('https://troupe.example.com/me/submissions/Zx3PwNf6.json'), ownSubmissionUrl),
})
