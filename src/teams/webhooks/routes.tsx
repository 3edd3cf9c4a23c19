import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { anExample, api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { webhookPath, webhooksPath } from '../../vocabulary/addresses/webhook-urls.ts'
import { mostSecrets } from './limits.ts'
import { webhookListRoutes } from './list-routes.tsx'
import { addressErrors, deleteWebhook, rotateSecret, updateWebhook } from './model.ts'
import { type Mount, whoAsks } from './mount.ts'
import { NewWebhookJson, WebhookJson } from './presenter.ts'
import { deliveriesListing, findWebhook, listDeliveries } from './queries.ts'
import { WebhookUpdate, webhookSchemasFor } from './schema.ts'
import { failingLimit, overlapLimit } from './time-limits.ts'
import { WebhookCreated } from './views/created.tsx'
import { WebhookEdit } from './views/form.tsx'
import { WebhookShow } from './views/show.tsx'

type ById = { Params: { id: string } }

/** Webhooks of an organization, or below `/me` of a creator. */
export async function webhookRoutes(app: FastifyInstance, mount: Mount) {
  await webhookListRoutes(app, mount)
  serveWebhook(app, mount)
  serveRotation(app, mount)
}

function serveWebhook(app: FastifyInstance, mount: Mount): void {
  const { context } = app
  const { db } = context
  const { prefixed, forWhom, errors, ownerOf } = whoAsks[mount.of]

  const show = api({
    name: prefixed('show', 'Webhook'),
    summary: 'Show a webhook, without its secret',
    description: `${forWhom}: everything but the secret, which cannot be had again.`,
    tag: 'Events',
    response: WebhookJson,
    errors,
  })

  app.get<ById>('/:id', show, async (request, reply) => {
    const owner = ownerOf(request)
    const webhook = await findWebhook(db, owner, request.params.id)
    authorize(owner.mayManage)
    if (request.format === 'json') return reply.send(WebhookJson.present(webhook))
    const page = await listDeliveries(db, webhook, deliveriesListing.askedOf(request))
    return sendPage(reply, <WebhookShow webhook={webhook} page={page} />)
  })

  app.get<ById>('/:id/edit', async (request, reply) => {
    const owner = ownerOf(request)
    const webhook = await findWebhook(db, owner, request.params.id)
    authorize(owner.mayManage)
    return sendPage(reply, <WebhookEdit owner={owner} webhook={webhook} />)
  })

  const update = api({
    name: prefixed('update', 'Webhook'),
    summary: 'Change a webhook, or switch it on or off',
    description: `${forWhom}: what is left out stays as it was. With \`is_enabled\` it is switched on or off; what happened while it was off is not sent. It is switched off by itself after ${failingLimit.words} in which nothing arrived.`,
    tag: 'Events',
    body: { schema: WebhookUpdate, root: 'webhook' },
    strict: true,
    response: WebhookJson,
    errors,
  })

  app.patch<ById>('/:id', update, async (request, reply) => {
    const owner = ownerOf(request)
    const webhook = await findWebhook(db, owner, request.params.id)
    authorize(owner.mayManage)
    const changed = await attempt(
      async () => {
        const { update } = webhookSchemasFor(owner)
        const fields = parse(update, 'webhook', request.body, (sent) =>
          addressErrors(context, sent),
        )
        return updateWebhook(context, owner, webhook, fields)
      },
      (errors) => (
        <WebhookEdit owner={owner} webhook={webhook} typed={request.body} errors={errors} />
      ),
    )
    return respond(reply, {
      html: () => redirectWith(reply, webhookPath(changed), 'The webhook is saved.'),
      json: () => WebhookJson.present(changed),
    })
  })

  const destroy = api({
    name: prefixed('delete', 'Webhook'),
    summary: 'Delete a webhook, with the log of its deliveries',
    description: `${forWhom}: 204, and nothing more is sent there.`,
    tag: 'Events',
    status: 204,
    errors,
  })

  app.delete<ById>('/:id', destroy, async (request, reply) => {
    const owner = ownerOf(request)
    const webhook = await findWebhook(db, owner, request.params.id)
    authorize(owner.mayManage)
    await deleteWebhook(db, owner, webhook)
    return respond(reply, {
      html: () => redirectWith(reply, webhooksPath(owner), `${webhook.description} is deleted.`),
      json: () => reply.code(204).send(),
    })
  })
}

/** Another secret for a webhook, which is shown as that of a new one. */
function serveRotation(app: FastifyInstance, mount: Mount): void {
  const { context } = app
  const { db } = context
  const { prefixed, forWhom, errors, ownerOf } = whoAsks[mount.of]

  const rotate = api({
    name: prefixed('rotate', 'WebhookSecret'),
    summary: 'Give a webhook another secret; the answer is the only one that shows it',
    description: `${forWhom}: everything is signed with the new secret from now on, and also with each earlier one until ${overlapLimit.words} after it was replaced, however many were made within that time; ${mostSecrets} at most sign at a time. Sent again under its \`Idempotency-Key\` it makes no other, and is 409 (\`told_once\`): the secret is kept for no answer.`,
    shows: { former_secret_ends_at: anExample },
    tag: 'Events',
    toldOnce: true,
    strict: true,
    response: NewWebhookJson,
    errors,
  })

  // A secret is shown once: whoever opens its page again sees the webhook.
  app.get<ById>('/:id/rotation', async (request, reply) => {
    const owner = ownerOf(request)
    const webhook = await findWebhook(db, owner, request.params.id)
    authorize(owner.mayManage)
    return reply.redirect(webhookPath(webhook), 303)
  })

  app.post<ById>('/:id/rotation', rotate, async (request, reply) => {
    const owner = ownerOf(request)
    const found = await findWebhook(db, owner, request.params.id)
    authorize(owner.mayManage)
    const webhook = await rotateSecret(context, owner, found)
    reply.header('Cache-Control', 'no-store')
    return respond(reply, {
      html: () => <WebhookCreated webhook={webhook} isRotated />,
      json: () => NewWebhookJson.present(webhook),
    })
  })
}
