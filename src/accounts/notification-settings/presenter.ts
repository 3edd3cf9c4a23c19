import { z } from 'zod'
import { count } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import type { NotificationSettings } from './queries.ts'

export const NotificationSettingsJson = shapeOf<NotificationSettings>()('NotificationSettings', {
  push_notifications_enabled: z
    .boolean()
    .describe('Whether anything is pushed; `true` to begin with'),
  push_subscription_count: from(
    count(2).describe('How many devices are subscribed'),
    ({ devices }: NotificationSettings) => devices.length,
  ),
})
