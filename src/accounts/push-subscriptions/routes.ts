import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { notificationSettingsPath, pushSubscriptionUrl } from '../../vocabulary/addresses/urls.ts'
import { subscribe, unsubscribe } from './model.ts'
import { PushSubscriptionJson } from './presenter.ts'
import { findPushSubscription } from './queries.ts'
import { PushSubscriptionCreate } from './schema.ts'

type ById = { Params: { id: string } }

/** The devices that get push messages. They are listed on the page of the settings. */
export async function pushSubscriptionRoutes(app: FastifyInstance) {
  const { db } = app.context

  const create = api({
    name: 'createPushSubscription',
    summary: 'Send push messages to a browser',
    description:
      "For every user: the values are those of a browser's `PushSubscription`. An endpoint that someone else has moves to whoever sends it with the same keys; with others it is 422 on `endpoint`. 422 also for keys that nothing can be encrypted for, and past 50 devices.",
    tag: 'Notification settings',
    body: { schema: PushSubscriptionCreate, root: 'push_subscription' },
    response: PushSubscriptionJson,
    status: 201,
  })

  app.post('/', create, async (request, reply) => {
    const fields = parse(PushSubscriptionCreate, 'push_subscription', request.body)
    const subscription = await subscribe(db, request.actor, fields)

    return respond(reply, {
      html: () => redirectWith(reply, notificationSettingsPath, 'Push is on for this device.'),
      json: () =>
        reply
          .code(201)
          .header('Location', pushSubscriptionUrl(subscription))
          .send(PushSubscriptionJson.present(subscription)),
    })
  })

  const show = api({
    name: 'showPushSubscription',
    summary: 'Show a browser that gets push messages',
    description: 'For its user. The keys are not shown: nobody but the browser has a use for them.',
    tag: 'Notification settings',
    response: PushSubscriptionJson,
  })

  app.get<ById>('/:id', show, async ({ actor, params }, reply) => {
    const subscription = await findPushSubscription(db, actor, params.id)

    return respond(reply, {
      html: () => reply.redirect(notificationSettingsPath, 303),
      json: () => PushSubscriptionJson.present(subscription),
    })
  })

  const destroy = api({
    name: 'deletePushSubscription',
    summary: 'Send no more push messages to a browser',
    description: 'For its user: 204, and the browser gets nothing more.',
    tag: 'Notification settings',
    status: 204,
  })

  app.delete<ById>('/:id', destroy, async (request, reply) => {
    const subscription = await findPushSubscription(db, request.actor, request.params.id)
    await unsubscribe(db, request.actor, subscription)

    return respond(reply, {
      html: () => redirectWith(reply, notificationSettingsPath, 'The device is removed.'),
      json: () => reply.code(204).send(),
    })
  })
}
