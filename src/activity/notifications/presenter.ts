import { z } from 'zod'
import { sqid, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { Notification } from '../../tables/users/notifications.ts'
import { encodeId } from '../../vocabulary/ids.ts'

export const NotificationJson = z
  .object({
    id: sqid,
    type: z.string().meta({
      set: 'NotificationType',
      description: 'What happened, and with it which params there are',
      examples: ['CampaignPublishedNotifier'],
    }),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).meta({
      examples: [
        {
          campaign_id: 'Vq7RtzK8',
          campaign_name: 'Autumn roast',
          organization_id: 'k5dXwQ2n',
        },
      ],
    }),
    record_type: z.string().meta({ examples: ['Campaign'] }),
    record_id: sqid,
    seen_at: timestamp.nullable(),
    read_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Notification' })

export function presentNotification(notification: Notification): z.infer<typeof NotificationJson> {
  return {
    id: encodeId('Notification', notification.id),
    type: notification.type,
    params: notification.params,
    record_type: notification.record_type,
    record_id: encodeId(notification.record_type, notification.record_id),
    seen_at: notification.seen_at,
    read_at: notification.read_at,
    created_at: notification.created_at,
  }
}
