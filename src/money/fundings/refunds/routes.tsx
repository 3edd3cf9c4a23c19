import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type AttributeErrors, authorize } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { questionBefore } from '../../../framework/http/bodies/confirmation.ts'
import { bodyWithAmounts } from '../../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { pageRequest, sendList } from '../../../framework/http/pagination.ts'
import { fundingPath, fundingUrl } from '../../../vocabulary/addresses/money-urls.ts'
import { fundingPolicy } from '../policy.ts'
import { findFunding } from '../queries.ts'
import { FundingShow } from '../views/show.tsx'
import { loadFundingPage } from './funding-page.ts'
import { createRefund } from './model.ts'
import { RefundJson } from './presenter.ts'
import { listRefunds } from './queries.ts'
import { readRefundable } from './refundable.ts'
import { RefundCreate } from './schema.ts'
import { RefundQuestion } from './views/question.tsx'

type OfFunding = { Params: { funding_id: string } }

const tag = 'Money'

/** The refunds of a funding. Browsers are shown them on the page of the funding. */
export async function refundRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listRefunds',
    summary: 'List the refunds of a funding',
    description: 'For members: newest first.',
    tag,
    response: z.array(RefundJson),
    paginated: true,
  })

  app.get<OfFunding>('/', list, async (request, reply) => {
    const { member, format } = request
    const { funding_id } = request.params
    const page = await listRefunds(db, member, funding_id, pageRequest(request))
    // An empty list may be one of no funding at all.
    if (format === 'json' && page.total === 0) await findFunding(db, member, funding_id)
    if (format === 'json') return sendList(reply, page, RefundJson.present)

    const funding = await findFunding(db, member, funding_id)
    return reply.redirect(fundingPath(funding), 303)
  })

  const create = api({
    name: 'createRefund',
    summary: 'Refund some of a funding, or all of it',
    description:
      'For admins: sends money back to where it came from, out of the budget of a draft or out of the balance. More than is left is 422 on `amount`; what creators may still earn, and a debt, are 422 on `base`. A bank transfer is sent back by staff.',
    shows: { status: 'pending' },
    tag,
    strict: true,
    body: { schema: RefundCreate, root: 'refund' },
    response: RefundJson,
    status: 201,
    area: 'people',
    errors: [403],
  })

  app.post<OfFunding>('/', create, async (request, reply) => {
    const { member, body } = request
    const funding = await findFunding(db, member, request.params.funding_id)
    authorize(fundingPolicy.refund(member))
    const again = async (errors?: AttributeErrors) => {
      const shown = await loadFundingPage(context, member, funding)
      return <FundingShow {...shown} typed={body} {...(errors && { errors })} />
    }
    const fields = await attempt(async () => {
      const sent = bodyWithAmounts(request, 'refund', funding.currency)
      return parse(RefundCreate, 'refund', sent)
    }, again)
    const ask = async () => {
      const { amount: most, held } = await readRefundable(db, funding)
      return held && fields.amount <= most ? (
        <RefundQuestion funding={funding} held={held} amount={fields.amount} />
      ) : undefined
    }
    const question = await questionBefore(request, { ask, again })
    if (question) return sendPage(reply, question)
    const refund = await attempt(
      async () => createRefund(context, member, funding, fields, request.idempotencyKey),
      again,
    )

    return respond(reply, {
      html: () => redirectWith(reply, fundingPath(funding), sentences[refund.status]),
      json: () =>
        reply.code(201).header('Location', fundingUrl(funding)).send(RefundJson.present(refund)),
    })
  })
}

const sentences = {
  pending: 'The money is on its way back. We will tell you when it arrives.',
  succeeded: 'The money is back where it came from.',
  failed: 'The refund failed: the money is in your balance.',
}
