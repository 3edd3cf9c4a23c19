import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../../../framework/http/answers/flash.ts'
import { respond } from '../../../../framework/http/answers/format.ts'
import { api } from '../../../../framework/http/api.ts'
import { parse } from '../../../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../../../framework/http/pagination.ts'
import type { Refund } from '../../../../tables/finance/refunds.ts'
import { staffFundingUrl, staffRefundsPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { confirmRefund, refuseRefund } from '../model.ts'
import { RefundJson } from '../presenter.ts'
import { findRefund, listWaitingRefunds } from '../queries.ts'
import { RefundRefusal } from '../schema.ts'
import { StaffRefunds } from './views/index.tsx'

type ById = { Params: { id: string } }

const tag = 'Staff'

/** Bank transfers that staff send back. */
export async function staffRefundRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listWaitingRefunds',
    summary: 'List the refunds to send by bank transfer, oldest first',
    description: 'For staff: refunds that are neither confirmed nor refused.',
    tag,
    response: z.array(RefundJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listWaitingRefunds(db, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <StaffRefunds page={page} />,
      json: () => page.rows.map(RefundJson.present),
    })
  })

  const confirm = api({
    name: 'confirmRefund',
    summary: 'Confirm that a refund was sent',
    description:
      'For staff: says that the bank transfer was made. One that is decided already, and one of an organization you belong to, are 422 on `base`.',
    shows: { status: 'succeeded' },
    tag,
    strict: true,
    response: RefundJson,
    status: 201,
    errors: [404],
  })

  app.post<ById>('/:id/confirmation', confirm, async ({ actor, params }, reply) => {
    const refund = await confirmRefund(context, actor, await findRefund(db, params.id))
    return respond(reply, {
      html: () => redirectWith(reply, staffRefundsPath, 'The refund is done.'),
      json: () => answer(reply, refund),
    })
  })

  const refuse = api({
    name: 'refuseRefund',
    summary: 'Say that a refund could not be sent',
    description:
      "For staff: the money goes to the organization's balance. The same refusals as for a confirmation.",
    shows: { status: 'failed' },
    tag,
    strict: true,
    body: { schema: RefundRefusal, root: 'refusal' },
    response: RefundJson,
    status: 201,
    errors: [404],
  })

  app.post<ById>('/:id/refusal', refuse, async ({ actor, params, body }, reply) => {
    const found = await findRefund(db, params.id)
    const refusal = parse(RefundRefusal, 'refusal', body)
    const refund = await refuseRefund(context, actor, found, refusal)
    return respond(reply, {
      html: () => redirectWith(reply, staffRefundsPath, 'The money is in their balance.'),
      json: () => answer(reply, refund),
    })
  })
}

function answer(reply: FastifyReply, refund: Refund) {
  return reply
    .code(201)
    .header('Location', staffFundingUrl({ id: refund.funding_id }))
    .send(RefundJson.present(refund))
}
