import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { notificationSettingsPath } from '../../vocabulary/addresses/urls.ts'
import { findNotificationChoices } from '../notification-choices/queries.ts'
import { updateNotificationSettings } from './model.ts'
import { NotificationSettingsJson } from './presenter.ts'
import { findNotificationSettings } from './queries.ts'
import { NotificationSettingsUpdate } from './schema.ts'
import { NotificationSettingsShow } from './views/show.tsx'

export async function notificationSettingsRoutes(app: FastifyInstance) {
  const { db, pushKeys } = app.context
  const { publicKey } = pushKeys

  const show = api({
    name: 'showNotificationSettings',
    summary: 'Show your notification settings',
    description: 'For every user: whether anything is pushed, and to how many devices.',
    tag: 'Notification settings',
    response: NotificationSettingsJson,
  })

  app.get('/', show, async ({ actor }, reply) => {
    const settings = await findNotificationSettings(db, actor)

    return respond(reply, {
      html: async () => {
        const choices = await findNotificationChoices(db, actor.user)
        const shown = { settings, choices, publicKey }
        return sendPage(reply, <NotificationSettingsShow {...shown} />)
      },
      json: () => NotificationSettingsJson.present(settings),
    })
  })

  const update = api({
    name: 'updateNotificationSettings',
    summary: 'Switch push messages on or off',
    description:
      'For every user: switching push off only holds messages back, and the devices stay subscribed. What is no boolean is 422.',
    tag: 'Notification settings',
    body: { schema: NotificationSettingsUpdate, alsoUnder: 'notification_settings' },
    response: NotificationSettingsJson,
  })

  app.patch('/', update, async ({ actor, body }, reply) => {
    const settings = await findNotificationSettings(db, actor)
    const changes = await attempt(
      async () => {
        const changes = parse(NotificationSettingsUpdate, 'notification_settings', body)
        await updateNotificationSettings(db, actor, changes)
        return changes
      },
      async (errors) => {
        const choices = await findNotificationChoices(db, actor.user)
        const shown = { settings, choices, publicKey, errors }
        return <NotificationSettingsShow {...shown} />
      },
    )

    const state = changes.push_notifications_enabled ? 'on' : 'off'
    return respond(reply, {
      html: () => redirectWith(reply, notificationSettingsPath, `Push is ${state}.`),
      json: () => NotificationSettingsJson.present({ ...settings, ...changes }),
    })
  })
}
