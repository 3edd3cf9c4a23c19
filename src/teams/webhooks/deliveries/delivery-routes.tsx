import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parseOptional, refuseEmpty } from '../../../framework/http/fields/parse.ts'
import { setPageHeaders } from '../../../framework/http/pagination.ts'
import {
  deliveryPath,
  deliveryUrl,
  webhookPath,
} from '../../../vocabulary/addresses/webhook-urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { repeatDelivery, repeatFailed, sendTest } from '../model.ts'
import { type Mount, whoAsks } from '../mount.ts'
import { DeliveryJson, DeliveryWithTriesJson } from '../presenter.ts'
import {
  deliveriesListing,
  findDelivery,
  findWebhook,
  listDeliveries,
  listTries,
} from '../queries.ts'
import { WebhookRepetition } from '../schema.ts'
import { DeliveryShow } from '../views/delivery.tsx'
import { WebhookShow } from '../views/show.tsx'

type ById = { Params: { id: string } }
type OfWebhook = { Params: { webhook_id: string } }
type InWebhook = { Params: { webhook_id: string; id: string } }

const RepetitionJson = z
  .object({
    repeated_count: z
      .int()
      .min(0)
      .describe('How many are sent again')
      .meta({ examples: [3] }),
  })
  .meta({ id: 'WebhookRepetition' })

/** Deliveries of a webhook: their log, tests, and sending again. */
export async function webhookDeliveryRoutes(app: FastifyInstance, mount: Mount) {
  const { context } = app
  const { db } = context
  const { prefixed, forWhom, errors, ownerOf } = whoAsks[mount.of]

  const find = async (request: FastifyRequest, id: string) => {
    const owner = ownerOf(request)
    const webhook = await findWebhook(db, owner, id)
    authorize(owner.mayManage)
    return { owner, webhook }
  }

  /** The page of the webhook with what was refused. */
  const refused = (request: FastifyRequest, id: string) => async (errors: { base?: string[] }) => {
    const { webhook } = await find(request, id)
    const page = await listDeliveries(db, webhook, deliveriesListing.askedOf(request))
    return <WebhookShow webhook={webhook} page={page} refusals={errors.base} />
  }

  const list = api({
    name: prefixed('list', 'WebhookDeliveries'),
    summary: 'List the deliveries of a webhook, newest first',
    description: `${forWhom}: each event that is or was on its way there, and how it stands.`,
    tag: 'Events',
    response: z.array(DeliveryJson),
    paginated: true,
    query: deliveriesListing.query,
    errors,
  })

  app.get<OfWebhook>('/:webhook_id/deliveries', list, async (request, reply) => {
    const { webhook } = await find(request, request.params.webhook_id)
    if (request.format === 'html') return reply.redirect(webhookPath(webhook), 303)
    const page = await listDeliveries(db, webhook, deliveriesListing.askedOf(request))
    setPageHeaders(reply, page)
    return reply.send(page.rows.map(DeliveryJson.present))
  })

  const show = api({
    name: prefixed('show', 'WebhookDelivery'),
    summary: 'Show a delivery, with each try: the request and the answer',
    description: `${forWhom}: of each try what was sent, what was answered and how long it took.`,
    tag: 'Events',
    response: DeliveryWithTriesJson,
    errors,
  })

  app.get<InWebhook>('/:webhook_id/deliveries/:id', show, async (request, reply) => {
    const { webhook } = await find(request, request.params.webhook_id)
    const found = await findDelivery(db, webhook, request.params.id)
    const delivery = { ...found, tries: await listTries(db, found) }
    return respond(reply, {
      html: () => <DeliveryShow delivery={delivery} />,
      json: () => DeliveryWithTriesJson.present(delivery),
    })
  })

  const repeat = api({
    name: prefixed('repeat', 'WebhookDelivery'),
    unconditional: true,
    summary: 'Send one again, whatever came of it before',
    description: `${forWhom}: it is sent again with the same \`webhook-id\`, so that a receiver that keeps ids knows it. 422 on \`base\` while the webhook is off.`,
    tag: 'Events',
    strict: true,
    response: DeliveryJson,
    errors,
  })

  app.post<InWebhook>('/:webhook_id/deliveries/:id/repetition', repeat, async (request, reply) => {
    const { owner, webhook } = await find(request, request.params.webhook_id)
    const found = await findDelivery(db, webhook, request.params.id)
    const repeated = await attempt(
      () => repeatDelivery(context, owner, webhook, found),
      refused(request, request.params.webhook_id),
    )
    const delivery = { ...repeated, webhook }
    return respond(reply, {
      html: () => redirectWith(reply, deliveryPath(delivery), 'It is on its way again.'),
      json: () => DeliveryJson.present(delivery),
    })
  })

  const repeatAll = api({
    name: prefixed('repeat', 'FailedWebhookDeliveries'),
    summary: 'Send all again that failed, since a moment if one is given',
    description: `${forWhom}: all that failed for good, or those of them since the moment \`since\`. 422 on \`base\` while the webhook is off.`,
    tag: 'Events',
    strict: true,
    body: { schema: WebhookRepetition, root: 'repetition', optional: true },
    response: RepetitionJson,
    errors,
  })

  app.post<ById>('/:id/repetition', repeatAll, async (request, reply) => {
    const { owner, webhook } = await find(request, request.params.id)
    const repeated_count = await attempt(
      () => {
        refuseEmpty(request, 'repetition', ['since'])
        const { since } = parseOptional(WebhookRepetition, 'repetition', request.body)
        return repeatFailed(context, owner, webhook, since)
      },
      refused(request, request.params.id),
    )
    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          webhookPath(webhook),
          `${counted(repeated_count, 'event')} will be sent again.`,
        ),
      json: () => ({ repeated_count }),
    })
  })

  const test = api({
    name: prefixed('test', 'Webhook'),
    summary: 'Send a test to a webhook',
    description: `${forWhom}: a delivery of the type \`webhook.test\`, signed and tried like an event. 422 on \`base\` while the webhook is off.`,
    shows: { event_id: null, type: 'webhook.test', tries_count: 0 },
    tag: 'Events',
    strict: true,
    response: DeliveryJson,
    status: 201,
    errors,
  })

  app.post<ById>('/:id/test', test, async (request, reply) => {
    const { owner, webhook } = await find(request, request.params.id)
    const sent = await attempt(
      () => sendTest(context, owner, webhook),
      refused(request, request.params.id),
    )
    const delivery = { ...sent, webhook }
    return respond(reply, {
      html: () => redirectWith(reply, webhookPath(webhook), 'A test is on its way.'),
      json: () =>
        reply
          .code(201)
          .header('Location', deliveryUrl(delivery))
          .send(DeliveryJson.present(delivery)),
    })
  })
}
