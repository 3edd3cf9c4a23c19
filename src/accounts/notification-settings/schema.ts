import { z } from 'zod'
import { flag } from '../../framework/http/fields.ts'

export const NotificationSettingsUpdate = z.object({ push_notifications_enabled: flag })

export type NotificationSettingsChanges = z.infer<typeof NotificationSettingsUpdate>
