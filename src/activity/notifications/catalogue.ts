import type { z } from 'zod'
import type { Notification } from '../../tables/notifications.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { accountNotifiers } from './catalogue/account.ts'
import { campaignNotifiers } from './catalogue/campaigns.ts'
import { collabNotifiers } from './catalogue/collabs.ts'
import { submissionNotifiers } from './catalogue/submissions.ts'
import type { Notifier } from './notifier.ts'

/** Every type of notification. Names and params are public: clients act on them. */
export const notifiers = {
  ...campaignNotifiers,
  ...submissionNotifiers,
  ...collabNotifiers,
  ...accountNotifiers,
}

export type NotifierType = keyof typeof notifiers

/** An event to tell people about: the type decides which params it must have. */
export type Notice = {
  [Type in NotifierType]: {
    type: Type
    record_id: number
    params: z.input<(typeof notifiers)[Type]['params']>
  }
}[NotifierType]

export type NoticeText = { title: string; body: string; path: string; icon: Notifier['icon'] }

type Described = Pick<Notification, 'type' | 'params' | 'record_id' | 'user_id'>

export function notifierOf(type: NotifierType): Notifier {
  return notifiers[type] as Notifier
}

/** What a notification says to its recipient, and the page it leads to. */
export function describeNotification({ type, params, ...notification }: Described): NoticeText {
  const notifier = notifierOf(type as NotifierType)
  const reader = { id: encodeId('User', notification.user_id) }

  return {
    title: notifier.title(params, reader),
    body: notifier.body(params, reader),
    path: notifier.path(params, notification.record_id),
    icon: notifier.icon,
  }
}
