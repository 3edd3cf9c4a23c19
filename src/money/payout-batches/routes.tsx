import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { proofLimit } from '../../accounts/authentication/credentials.ts'
import { requireProof } from '../../accounts/authentication/proof.ts'
import { csvFile, sendCsv } from '../../framework/formats/csv.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { payoutBatchPath, payoutBatchUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { listPayoutsForStaff } from '../payouts/queries.ts'
import { bankTitles, batchLines } from './csv.ts'
import { createBatch, recordExport } from './model.ts'
import { PayoutBatchJson } from './presenter.ts'
import { findBatch, listBatches } from './queries.ts'
import { PayoutBatchCreate } from './schema.ts'
import { PayoutBatchIndex } from './views/index.tsx'
import { RefusedBatch } from './views/refused.tsx'
import { PayoutBatchShow } from './views/show.tsx'

type ById = { Params: { id: string } }

const tag = 'Staff'

/** Payouts that staff send at the bank together. */
export async function payoutBatchRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listPayoutBatches',
    summary: 'List payout batches, newest first',
    description: 'For staff. To everybody else this is 404.',
    tag,
    response: z.array(PayoutBatchJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listBatches(db, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <PayoutBatchIndex page={page} />,
      json: () => page.rows.map(PayoutBatchJson.present),
    })
  })

  const create = api({
    name: 'createPayoutBatch',
    summary: 'Make a batch of all payouts that wait in a currency, by bank transfer or by PayPal',
    description:
      'For staff: all of them become `processing`, and can no longer be canceled. 422 on `base` where none waits.',
    tag,
    strict: true,
    body: { schema: PayoutBatchCreate, root: 'payout_batch' },
    response: PayoutBatchJson,
    status: 201,
    errors: [404],
  })

  app.post('/', create, async (request, reply) => {
    const { actor, body, idempotencyKey } = request
    const { id } = await attempt(
      async () => {
        const fields = parse(PayoutBatchCreate, 'payout_batch', body)
        return createBatch(db, actor, fields, idempotencyKey)
      },
      (errors) => <RefusedBatch errors={errors} />,
    )
    const batch = await findBatch(db, encodeId('PayoutBatch', id))

    return respond(reply, {
      html: () => redirectWith(reply, payoutBatchPath(batch), `Batch ${batch.number} is ready.`),
      json: () =>
        reply
          .code(201)
          .header('Location', payoutBatchUrl(batch))
          .send(PayoutBatchJson.present(batch)),
    })
  })

  const show = api({
    name: 'showPayoutBatch',
    summary: 'Show a payout batch',
    description: 'For staff: how much it is, and how many lines are still to be marked.',
    tag,
    response: PayoutBatchJson,
    errors: [404],
  })

  app.get<ById>('/:id', show, async (request, reply) => {
    const batch = await findBatch(db, request.params.id)
    if (request.format === 'json') return reply.send(PayoutBatchJson.present(batch))
    const page = await listPayoutsForStaff(db, { batch_id: batch.id }, pageRequest(request))
    return sendPage(reply, <PayoutBatchShow batch={batch} page={page} actor={request.actor} />)
  })

  const file = fileApi({
    name: 'downloadPayoutBatch',
    summary: 'Download a payout batch for the bank',
    description: `For staff, with a session and a proof that is younger than ${proofLimit.words}: account holders and numbers in the clear, of the lines that are still to be sent. Each time it is recorded.`,
    tag,
    mediaTypes: csvFile(bankTitles),
    named: true,
    sessionOnly: true,
    errors: [403, 404],
  })

  app.get<ById>('/:id.csv', file, async ({ actor, params }, reply) => {
    const batch = await findBatch(db, params.id)
    requireProof(actor, payoutBatchPath(batch))
    await recordExport(db, actor, batch)
    return sendCsv(reply, `payouts-${batch.number}.csv`, batchLines(context, batch))
  })
}
