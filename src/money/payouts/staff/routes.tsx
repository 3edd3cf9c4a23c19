import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { type ApiOperation, api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../../framework/http/pagination.ts'
import { type PayoutStatus, payoutStatuses } from '../../../tables/finance/payouts.ts'
import { payoutBatchPath, staffPayoutPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { notePayoutOutcome } from '../model.ts'
import { StaffPayoutJson } from '../presenter.ts'
import {
  findPayoutForStaff,
  listPayoutsForStaff,
  type PayoutFilter,
  type PayoutForStaff,
  readWaitingPayouts,
} from '../queries.ts'
import { PayoutRefusal } from '../schema.ts'
import { StaffPayoutIndex } from './views/index.tsx'
import { StaffPayoutShow } from './views/show.tsx'

type ById = { Params: { id: string } }
type Query = { Querystring: { status?: unknown; batch_id?: unknown } }

const tag = 'Staff'

/** The pages of payouts for staff, who make them at the bank. */
export async function staffPayoutRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listPayoutsForStaff',
    summary: 'List payouts, oldest first',
    description:
      'For staff: those that wait to be made, or with `status` or `batch_id` others. To everybody else this is 404.',
    tag,
    query: {
      status: {
        description: 'Only those in this state',
        example: 'processing',
        values: payoutStatuses,
      },
      batch_id: {
        description: 'Only those of this batch, in any state',
        example: 'k5dXwQ2n',
        ids: ['PayoutBatch'],
      },
    },
    response: z.array(StaffPayoutJson),
    paginated: true,
    errors: [404],
  })

  app.get<Query>('/', list, async (request, reply) => {
    const filter = filterOf(request.query)
    const page = await listPayoutsForStaff(db, filter, pageRequest(request))
    setPageHeaders(reply, page)
    const waiting = request.format === 'html' ? await readWaitingPayouts(db) : []

    return respond(reply, {
      html: () => <StaffPayoutIndex page={page} waiting={waiting} status={filter.status} />,
      json: () => page.rows.map(StaffPayoutJson.present),
    })
  })

  const show = api({
    name: 'showPayoutForStaff',
    summary: 'Show a payout of anyone',
    description: 'For staff: whose it is, where it stands, and what is shown of where it goes.',
    tag,
    response: StaffPayoutJson,
    errors: [404],
  })

  app.get<ById>('/:id', show, async ({ actor, params }, reply) => {
    const payout = await findPayoutForStaff(db, params.id)

    return respond(reply, {
      html: () => <StaffPayoutShow payout={payout} actor={actor} />,
      json: () => StaffPayoutJson.present(payout),
    })
  })

  app.post<ById>('/:id/payment', api(decision.pay), (request, reply) =>
    decide(request, reply, 'pay', 'The payout is marked as sent.'),
  )
  app.post<ById>('/:id/failure', api(decision.fail), (request, reply) =>
    decide(request, reply, 'fail', 'The payout is marked as failed, and the money is back.'),
  )
  app.post<ById>('/:id/return', api(decision.return), (request, reply) =>
    decide(request, reply, 'return', 'The payout is marked as returned, and the money is back.'),
  )

  async function decide(
    { actor, params, body }: FastifyRequest<ById>,
    reply: FastifyReply,
    action: keyof typeof decision,
    done: string,
  ): Promise<FastifyReply> {
    const payout = await findPayoutForStaff(db, params.id)
    await attempt(
      async () => {
        const reason = action === 'pay' ? null : parse(PayoutRefusal, 'payout', body).reason
        await notePayoutOutcome(context, actor, payout, action, reason)
      },
      (errors) => (
        <StaffPayoutShow payout={payout} actor={actor} refused={{ action, typed: body, errors }} />
      ),
    )
    const decided = await findPayoutForStaff(db, params.id)

    return respond(reply, {
      html: () => redirectWith(reply, pathAfter(action, decided), done),
      json: () => StaffPayoutJson.present(decided),
    })
  }
}

const shared = {
  tag,
  strict: true,
  response: StaffPayoutJson,
  errors: [404],
} satisfies Partial<ApiOperation>
const withReason = { body: { schema: PayoutRefusal, root: 'payout' } }

const decision = {
  pay: {
    ...shared,
    name: 'markPayoutPaid',
    summary: 'Mark a payout as sent',
    description:
      'For staff, once the bank has sent it: the creator is told. One’s own payout, or one that is not `processing`, is 422 on `base`.',
    shows: { status: 'paid' },
  },
  fail: {
    ...shared,
    ...withReason,
    name: 'markPayoutFailed',
    summary: 'Mark a payout as failed',
    description:
      'For staff, where the bank does not take it: the money goes back to the creator, who is told why. One’s own payout, or one that is not `processing`, is 422 on `base`.',
    shows: { status: 'failed' },
  },
  return: {
    ...shared,
    ...withReason,
    name: 'markPayoutReturned',
    summary: 'Mark a payout as returned',
    description:
      'For staff, where the bank sends back what was sent: the money goes back to the creator, who is told why. One’s own payout, or one that is not `paid`, is 422 on `base`.',
    shows: { status: 'returned' },
  },
}

/** The page after a decision: whoever marks one line of a batch goes on with the next. */
function pathAfter(action: keyof typeof decision, payout: PayoutForStaff): string {
  const { batch_id } = payout
  return action === 'return' || batch_id === null
    ? staffPayoutPath(payout)
    : payoutBatchPath({ id: batch_id })
}

/** The filter that the query asks for; if it asks for none, the payouts that wait. */
function filterOf({ status, batch_id }: Query['Querystring']): PayoutFilter {
  const known = payoutStatuses.find((one) => one === status)
  if (typeof batch_id === 'string')
    return { ...(known && { status: known }), batch_id: decodeId('PayoutBatch', batch_id) ?? 0 }
  return { status: known ?? ('pending' satisfies PayoutStatus) }
}
