import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { typedValues } from '../../framework/views/forms/form.tsx'
import { notificationSettingsPath } from '../../vocabulary/addresses/urls.ts'
import { updateNotificationChoices } from './model.ts'
import { NotificationChoicesJson } from './presenter.ts'
import { findNotificationChoices } from './queries.ts'
import { NotificationChoicesUpdate } from './schema.ts'
import { NotificationChoicesEdit } from './views/edit.tsx'

/** How someone is told of each topic. People choose it on the page of the settings. */
export async function notificationChoicesRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showNotificationChoices',
    summary: 'Show how you are notified of each topic',
    description:
      'For every user: for each topic whether it is mailed at once, in a daily mail or not at all, and whether it is pushed. The list of notifications always has everything.',
    tag: 'Notification settings',
    response: NotificationChoicesJson,
  })

  app.get('/', show, async ({ actor }, reply) => {
    const choices = await findNotificationChoices(db, actor.user)

    return respond(reply, {
      html: () => reply.redirect(notificationSettingsPath, 303),
      json: () => NotificationChoicesJson.present(choices),
    })
  })

  const update = api({
    name: 'updateNotificationChoices',
    summary: 'Choose how you are notified of each topic',
    description:
      'For every user: what is left out stays as it is. Security, and money that someone has to act for, is mailed whatever is chosen. 422 for what is none of the choices, and on `time_zone` for what is no zone.',
    tag: 'Notification settings',
    body: { schema: NotificationChoicesUpdate, root: 'notification_choices' },
    response: NotificationChoicesJson,
  })

  app.patch('/', update, async ({ actor, body }, reply) => {
    const choices = await attempt(
      async () => {
        const changes = parse(NotificationChoicesUpdate, 'notification_choices', body)
        return updateNotificationChoices(db, actor, changes)
      },
      async (errors) => {
        const choices = await findNotificationChoices(db, actor.user)
        const { time_zone: _, ...typed } = typedValues(body, 'notification_choices')
        return <NotificationChoicesEdit choices={{ ...choices, ...typed }} errors={errors} />
      },
    )

    return respond(reply, {
      html: () => redirectWith(reply, notificationSettingsPath, 'Your choice is saved.'),
      json: () => NotificationChoicesJson.present(choices),
    })
  })
}
