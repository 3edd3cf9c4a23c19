import { z } from 'zod'
import { flag, withExample } from '../../framework/http/fields/fields.ts'

export const NotificationSettingsUpdate = z.object({
  push_notifications_enabled: withExample(flag, false),
})

export type NotificationSettingsChanges = z.infer<typeof NotificationSettingsUpdate>
