import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../../framework/http/pagination.ts'
import type { Funding } from '../../../tables/finance/fundings.ts'
import { staffFundingsPath, staffFundingUrl } from '../../../vocabulary/addresses/staff-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { FundingJson, presentForStaff } from '../presenter.ts'
import { findAnyFunding, listWaitingFundings } from '../queries.ts'
import { FundingRefusal } from '../schema.ts'
import { confirmFunding, refuseFunding } from './decisions.ts'
import { StaffFundings } from './views/index.tsx'
import { StaffFunding } from './views/show.tsx'

type ById = { Params: { id: string } }

const tag = 'Staff'

/** Bank transfers that wait until someone has seen them arrive. */
export async function staffFundingRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listWaitingFundings',
    summary: 'List the bank transfers to look for, oldest first',
    description: 'For staff: fundings by bank transfer that are neither confirmed nor refused.',
    tag,
    response: z.array(FundingJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listWaitingFundings(db, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <StaffFundings page={page} />,
      json: () => page.rows.map(presentForStaff),
    })
  })

  const show = api({
    name: 'showFundingToStaff',
    summary: 'Show any funding',
    description: 'For staff: a funding of any organization.',
    tag,
    response: FundingJson,
    errors: [404],
  })

  app.get<ById>('/:id', show, async ({ params }, reply) => {
    const funding = await findAnyFunding(db, params.id)
    return respond(reply, {
      html: () => <StaffFunding funding={funding} />,
      json: () => presentForStaff(funding),
    })
  })

  const confirm = api({
    name: 'confirmFunding',
    summary: 'Confirm that a bank transfer has arrived',
    description:
      'For staff: adds the money, also where the funding was canceled or refused and the money has arrived after all. One that has succeeded already, and one of an organization that you belong to or that is deleted, are 422 on `base`.',
    shows: { provider: 'manual', status: 'succeeded' },
    tag,
    strict: true,
    response: FundingJson,
    status: 201,
    errors: [404],
  })

  app.post<ById>('/:id/confirmation', confirm, async ({ actor, params }, reply) => {
    const funding = await findAnyFunding(db, params.id)
    const confirmed = await attempt(
      () => confirmFunding(context, actor, funding),
      (errors) => <StaffFunding funding={funding} errors={errors} />,
    )
    const money = formatMoney(funding.amount, funding.currency)

    return respond(reply, {
      html: () => redirectWith(reply, staffFundingsPath, `${money} was added.`),
      json: () => answer(reply, confirmed),
    })
  })

  const refuse = api({
    name: 'refuseFunding',
    summary: 'Refuse a bank transfer that did not arrive',
    description:
      'For staff: ends it, and tells the organization the reason. One that is decided already, and one of an organization you belong to, are 422 on `base`.',
    shows: { provider: 'manual', status: 'failed' },
    tag,
    strict: true,
    body: { schema: FundingRefusal, root: 'refusal' },
    response: FundingJson,
    status: 201,
    errors: [404],
  })

  app.post<ById>('/:id/refusal', refuse, async ({ actor, params, body }, reply) => {
    const funding = await findAnyFunding(db, params.id)
    const refused = await attempt(
      async () => refuseFunding(context, actor, funding, parse(FundingRefusal, 'refusal', body)),
      (errors) => <StaffFunding funding={funding} typed={body} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, staffFundingsPath, 'The funding is refused.'),
      json: () => answer(reply, refused),
    })
  })
}

/** Answers with the address at which staff read the funding, which is not below the organization. */
function answer(reply: FastifyReply, funding: Funding) {
  return reply.code(201).header('Location', staffFundingUrl(funding)).send(presentForStaff(funding))
}
