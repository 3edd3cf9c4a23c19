import { z } from 'zod'
import {
  idOf,
  idOrNull,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, nullable, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Event, EventProgram } from '../../tables/events.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { presentData } from './data.ts'
import { sentTypes } from './types-in-words.ts'
import { programUrl, recordUrl } from './urls.ts'

type Program = EventProgram & { event: Event }

const ProgramJson = shapeOf<Program>()(undefined, {
  id: from(sqid, ({ kind, id }: Program) =>
    encodeId(kind === 'campaign' ? 'Campaign' : 'Collab', id),
  ),
  kind: z.enum(['campaign', 'collab']),
  name: text('Autumn roast').describe('As it was then'),
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8.json'),
    ({ event, ...program }: Program) => programUrl(event, program),
  ),
})

const RecordJson = shapeOf<Event>()(undefined, {
  id: from(
    sqid.describe('Its id; the record may be gone by now'),
    ({ record_type, record_id }: Event) => encodeId(record_type, record_id),
  ),
  type: from(text('Submission').describe('What it is, such as `Submission`'), 'record_type'),
  url: from(
    urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8/submissions/Nq7RwXk3.json',
    ).nullable(),
    recordUrl,
  ),
})

const ofProgram = nullable(ProgramJson)

export const EventJson = shapeOf<Event>()('Event', {
  id: idOf('Event'),
  type: z
    .enum(sentTypes as [string, ...string[]])
    .describe('What happened; `webhook.test` where a webhook is tried'),
  organization_id: meaning(
    idOrNull('Organization', 'organization_id'),
    'The organization that hears of it',
  ),
  user_id: meaning(
    idOrNull('User', 'user_id'),
    'The creator who hears of it, if it is no organization',
  ),
  program: from(ofProgram.describe('The campaign or collab it belongs to'), (event: Event) =>
    ofProgram.present(event.program && { ...event.program, event }),
  ),
  record: from(RecordJson.describe('What it happened to'), RecordJson.present),
  data: from(
    z.record(z.string(), z.unknown()).meta({
      description:
        'The record as it was then: fields of its JSON, by the same names, without addresses, e-mail and payout details',
      examples: [
        {
          id: 'Nq7RwXk3',
          state: 'pending',
          post_url: 'https://www.tiktok.com/@robinvale/video/7301234567890123456',
        },
      ],
    }),
    presentData,
  ),
  created_at: timestamp,
})
