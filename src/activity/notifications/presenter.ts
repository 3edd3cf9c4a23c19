import { z } from 'zod'
import {
  idOf,
  idOrNull,
  sqid,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Notification } from '../../tables/users/notifications.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { type NotificationWithProgram, programUrlInNotice } from './programs.ts'

export const NotificationJson = shapeOf<NotificationWithProgram>()('Notification', {
  id: idOf('Notification'),
  type: text('CampaignPublishedNotifier').meta({
    set: 'NotificationType',
    description: 'What happened, and with it which params there are',
  }),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).meta({
    description: 'Flat. Which keys there are depends on `type`',
    examples: [
      {
        campaign_id: 'Vq7RtzK8',
        campaign_name: 'Autumn roast',
        organization_id: 'k5dXwQ2n',
      },
    ],
  }),
  record_type: text('Campaign').describe('What it is about, such as `Campaign`'),
  record_id: from(
    sqid.describe('The id of that record, which may be gone by now'),
    ({ record_type, record_id }: Notification) => encodeId(record_type, record_id),
  ),
  campaign_id: meaning(
    idOrNull('Campaign', 'campaign_id'),
    'The campaign that it is about, also by way of a post or a funding; null if there is none, or none any more',
  ),
  collab_id: meaning(
    idOrNull('Collab', 'collab_id'),
    'The collab that it is about, also by way of an application',
  ),
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8.json')
      .nullable()
      .describe(
        'The address of that program: below the organization for its members, and the public one for others',
      ),
    programUrlInNotice,
  ),
  seen_at: timestamp.nullable(),
  read_at: timestamp.nullable(),
  created_at: timestamp,
})
