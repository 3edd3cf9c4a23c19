import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type AttributeErrors, authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { currencyCode } from '../../framework/http/fields/fields.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { setPageHeaders } from '../../framework/http/pagination.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import type { Member } from '../../tables/actor.ts'
import { fundingPath, fundingsPath, fundingUrl } from '../../vocabulary/addresses/money-urls.ts'
import { listHoldings } from '../balances/holdings.ts'
import { readTotals } from '../totals/queries.ts'
import { answerCreated } from './answer-created.ts'
import { cancelFunding, createFunding } from './model.ts'
import { fundingPolicy } from './policy.ts'
import { FundingJson } from './presenter.ts'
import { findFunding, fundingsListing, listFundings } from './queries.ts'
import { loadFundingPage } from './refunds/funding-page.ts'
import { BalanceFundingCreate, offeredProviders, providerAmong, usualProvider } from './schema.ts'
import { FundingIndex } from './views/index.tsx'
import { BalanceFundingNew } from './views/new.tsx'
import { FundingShow } from './views/show.tsx'

type ById = { Params: { id: string } }

type Wanted = { Querystring: { currency?: unknown; return_to?: unknown } }
type Filled = {
  typed?: unknown
  errors?: AttributeErrors
  /** The currency that is needed, for those who come from a page on which something has to be paid. */
  currency?: string | undefined
  returnTo: string | undefined
}

const tag = 'Money'

export async function fundingRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context

  const offered = offeredProviders(config, 'balance')
  const Accepted = BalanceFundingCreate.extend(providerAmong(offered))
  const { provider } = BalanceFundingCreate.shape
  const Described = BalanceFundingCreate.extend(usualProvider(provider, offered))

  const list = api({
    name: 'listFundings',
    summary: "List an organization's fundings",
    description:
      'For members: those of its campaigns and of its balance, newest first unless `sort` says otherwise.',
    tag,
    response: z.array(FundingJson),
    paginated: true,
    query: fundingsListing.query,
  })

  const calls = ['balances', 'money_totals'].map(
    (part) => `/organizations/:organization_id/${part}`,
  )
  app.get('/', { config: { ...list.config, calls } }, async (request, reply) => {
    const { member } = request
    const page = await listFundings(db, member, fundingsListing.askedOf(request))
    setPageHeaders(reply, page)

    if (request.format === 'json') return page.rows.map(FundingJson.present)

    const holdings = await listHoldings(db, member.organization)
    const totals = await readTotals(db, member.organization)
    return sendPage(
      reply,
      <FundingIndex member={member} holdings={holdings} totals={totals} page={page} />,
    )
  })

  const form = ({ organization }: Member, { typed, errors, currency, returnTo }: Filled) => (
    <BalanceFundingNew
      action={fundingsPath(organization)}
      offered={offered}
      currency={currency ?? config.defaultCurrency}
      returnTo={returnTo}
      typed={typed}
      errors={errors}
    />
  )

  /** The one that sums are read in or, where none was chosen, the one that there is money in. */
  async function fundingCurrency({ organization }: Member): Promise<string | undefined> {
    const [first] = organization.reporting_currency ? [] : await listHoldings(db, organization)
    return organization.reporting_currency ?? first?.currency
  }

  app.get<Wanted>('/new', async ({ member, query }, reply) => {
    authorize(fundingPolicy.create(member))
    const { data: wanted } = currencyCode.safeParse(query.currency)
    const currency = wanted ?? (await fundingCurrency(member))
    return sendPage(reply, form(member, { currency, returnTo: localPath(query.return_to) }))
  })

  const create = api({
    name: 'createFunding',
    summary: 'Add money to the balance of an organization',
    description:
      'For admins: asks for money. Without `provider` the usual way of paying is taken, on a trial `test`, and the answer names it; without `currency` the default one. Test money arrives at once; a bank transfer waits until staff have seen it arrive, or for so many days at most, and 422 on `base` says that too many are open; by card it is paid at `checkout_url`, which is 503 to a request with a key while Stripe does not answer.',
    shows: { status: 'succeeded', campaign_id: null },
    tag,
    body: { schema: Described, root: 'funding' },
    strict: true,
    response: FundingJson,
    status: 201,
    errors: [403],
  })

  app.post('/', create, async (request, reply) => {
    const { member, body } = request
    authorize(fundingPolicy.create(member))
    const returnTo = localPath(Object(body).return_to)
    const funding = await attempt(
      async () => {
        const sent = bodyWithAmounts(request, 'funding', config.defaultCurrency)
        const fields = parse(Accepted, 'funding', sent)
        return createFunding(context, member, fields, undefined, request.idempotencyKey)
      },
      (errors) => form(member, { typed: body, errors, returnTo }),
    )
    return answerCreated(reply, funding, returnTo)
  })

  const show = api({
    name: 'showFunding',
    summary: 'Show a funding',
    description: 'For members: what was asked for, and what came of it.',
    tag,
    response: FundingJson,
  })

  app.get<ById>('/:id', show, async ({ member, params, format }, reply) => {
    const funding = await findFunding(db, member, params.id)
    if (format === 'json') return FundingJson.present(funding)

    const props = await loadFundingPage(context, member, funding)
    return sendPage(reply, <FundingShow {...props} />)
  })

  const cancellation = api({
    name: 'cancelFunding',
    summary: 'Cancel a funding whose money was not sent',
    description:
      'For admins: only while it is `pending`; anything else is 422 on `base`. Nobody can pay for it by card any more then. 503 while Stripe does not answer.',
    shows: { provider: 'manual', status: 'canceled' },
    tag,
    strict: true,
    response: FundingJson,
    status: 201,
    errors: [403],
  })

  app.post<ById>('/:id/cancellation', cancellation, async ({ member, params }, reply) => {
    const funding = await findFunding(db, member, params.id)
    authorize(fundingPolicy.cancel(member))
    const canceled = await attempt(
      () => cancelFunding(context, member, funding),
      async (errors) => (
        <FundingShow {...(await loadFundingPage(context, member, funding))} errors={errors} />
      ),
    )

    return respond(reply, {
      html: () => redirectWith(reply, fundingPath(canceled), 'The funding is canceled.'),
      json: () =>
        reply
          .code(201)
          .header('Location', fundingUrl(canceled))
          .send(FundingJson.present(canceled)),
    })
  })
}
