import { z } from 'zod'
import { idOf, sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Notification } from '../../tables/users/notifications.ts'
import { encodeId } from '../../vocabulary/ids.ts'

export const NotificationJson = shapeOf<Notification>()('Notification', {
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
  seen_at: timestamp.nullable(),
  read_at: timestamp.nullable(),
  created_at: timestamp,
})
