import { z } from 'zod'
import { count } from '../../framework/http/fields/json-fields.ts'
import type { NotificationSettings } from './queries.ts'

export const NotificationSettingsJson = z
  .object({ push_notifications_enabled: z.boolean(), push_subscription_count: count(2) })
  .meta({ id: 'NotificationSettings' })

export function presentNotificationSettings({
  push_notifications_enabled,
  devices,
}: NotificationSettings): z.infer<typeof NotificationSettingsJson> {
  return { push_notifications_enabled, push_subscription_count: devices.length }
}
