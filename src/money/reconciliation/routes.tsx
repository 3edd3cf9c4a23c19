import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { reconciliationPath, reconciliationUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { ReconciliationJson } from './presenter.ts'
import { lastReconciliation, reconcile } from './reconcile.ts'
import { ReconciliationShow } from './views/show.tsx'

const tag = 'Staff'

/** Whether the books agree with the transfers. */
export async function reconciliationRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showReconciliation',
    summary: 'Show how the last comparison of the books came out',
    description: 'For staff: 404 before the first. It runs every night.',
    tag,
    response: ReconciliationJson,
    errors: [404],
  })

  app.get('/', show, async ({ format }, reply) => {
    const last = await lastReconciliation(db)
    if (last === undefined && format === 'json') throw new NotFound('Nothing was compared yet.')

    return respond(reply, {
      html: () => <ReconciliationShow last={last} />,
      json: () => ReconciliationJson.present(last as NonNullable<typeof last>),
    })
  })

  const create = api({
    name: 'reconcile',
    summary: 'Compare the books now',
    description:
      'For staff: compares every balance, budget, funding, refund and grant with the transfers, and answers what did not agree.',
    tag,
    response: ReconciliationJson,
    status: 201,
    errors: [404],
  })

  app.post('/', create, async (_request, reply) => {
    const done = await reconcile(db)
    const sentence =
      done.difference_count === 0 ? 'Everything matches.' : 'Some records do not match: see below.'

    return respond(reply, {
      html: () =>
        redirectWith(
          reply,
          reconciliationPath,
          sentence,
          done.difference_count === 0 ? 'success' : 'error',
        ),
      json: () =>
        reply
          .code(201)
          .header('Location', reconciliationUrl())
          .send(ReconciliationJson.present(done)),
    })
  })
}
