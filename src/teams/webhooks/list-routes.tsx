import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { webhookUrl } from '../../vocabulary/addresses/webhook-urls.ts'
import { mostWebhooks } from './limits.ts'
import { addressErrors, createWebhook } from './model.ts'
import { type Mount, whoAsks } from './mount.ts'
import { NewWebhookJson, WebhookJson } from './presenter.ts'
import { listWebhooks } from './queries.ts'
import { WebhookCreate, webhookSchemasFor } from './schema.ts'
import { WebhookCreated } from './views/created.tsx'
import { WebhookNew } from './views/form.tsx'
import { WebhookIndex } from './views/index.tsx'

export async function webhookListRoutes(app: FastifyInstance, mount: Mount) {
  const { context } = app
  const { db } = context
  const { prefixed, forWhom, errors, ownerOf } = whoAsks[mount.of]

  const list = api({
    name: prefixed('list', 'Webhooks'),
    summary: `List ${mount.of === 'user' ? 'your' : 'the'} webhooks, newest first`,
    description: `${forWhom}: newest first, without their secrets.`,
    tag: 'Events',
    response: z.array(WebhookJson),
    paginated: true,
    errors,
  })

  app.get('/', list, async (request, reply) => {
    const owner = ownerOf(request)
    authorize(owner.mayManage)
    const page = await listWebhooks(db, owner, pageRequest(request))
    setPageHeaders(reply, page)
    return respond(reply, {
      html: () => <WebhookIndex owner={owner} page={page} />,
      json: () => page.rows.map(WebhookJson.present),
    })
  })

  app.get('/new', async (request, reply) => {
    const owner = ownerOf(request)
    authorize(owner.mayManage)
    return sendPage(reply, <WebhookNew owner={owner} />)
  })

  const create = api({
    name: prefixed('create', 'Webhook'),
    summary: 'Create a webhook; the answer is the only one that shows its secret',
    description: `${forWhom}: events are sent to \`address\` from now on, all types of them unless \`types\` names some. It has to be an https address on the internet; on a trial it may be on the same machine. At most ${mostWebhooks}. The answer alone has the \`secret\` that signs.`,
    tag: 'Events',
    body: { schema: WebhookCreate, root: 'webhook' },
    strict: true,
    toldOnce: true,
    response: NewWebhookJson,
    status: 201,
    errors,
  })

  app.post('/', create, async (request, reply) => {
    const owner = ownerOf(request)
    authorize(owner.mayManage)
    const webhook = await attempt(
      async () => {
        const { create } = webhookSchemasFor(owner)
        const fields = parse(create, 'webhook', request.body, (sent) =>
          addressErrors(context, sent),
        )
        return createWebhook(context, owner, fields)
      },
      (errors) => <WebhookNew owner={owner} typed={request.body} errors={errors} />,
    )
    // The answer itself shows the secret, and must not be stored.
    reply.code(201).header('Cache-Control', 'no-store')
    return respond(reply, {
      html: () => <WebhookCreated webhook={webhook} />,
      json: () =>
        reply.header('Location', webhookUrl(webhook)).send(NewWebhookJson.present(webhook)),
    })
  })
}
