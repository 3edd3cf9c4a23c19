import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { businessTime } from '../../framework/database/clock.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { currencyCode } from '../../framework/http/fields/fields.ts'
import { parsePossiblyEmpty } from '../../framework/http/fields/parse.ts'
import { setPageHeaders } from '../../framework/http/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Payout } from '../../tables/finance/payouts.ts'
import { payoutPath, payoutUrl } from '../../vocabulary/addresses/money-urls.ts'
import { holdOf } from '../grants/time-limits.ts'
import { issuerOf } from '../paper/issue.ts'
import { sendPdf } from '../paper/pdf/send.ts'
import { loadPayoutMethod } from '../payout-methods/queries.ts'
import { holdLimit } from '../payout-methods/time-limits.ts'
import { sendingDay } from './days.ts'
import { drawingOfPayout } from './drawing.ts'
import { cancelPayout, createPayout } from './model.ts'
import { PayoutJson } from './presenter.ts'
import { findPayout, listPayouts, listWithdrawable, payoutsListing } from './queries.ts'
import { PayoutCreate } from './schema.ts'
import { PayoutIndex } from './views/index.tsx'
import { PayoutNew } from './views/new.tsx'
import { PayoutShow } from './views/show.tsx'

type ById = { Params: { id: string } }
type Query = { Querystring: { currency?: unknown } }

const tag = 'Earnings'

export async function payoutRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context
  const minimum = config.money.minimumPayout
  const issuer = issuerOf(config)
  const currencyOf = (typed: unknown) => currencyCode.safeParse(typed).data

  const onPage = (payout: Payout) => ({
    payout,
    issuer,
    support: config.supportEmail,
    nextDay: sendingDay(config, payout.provider, businessTime()),
  })

  async function readForm(actor: Actor, wanted: string | undefined) {
    const all = await listWithdrawable(db, actor)
    const currency = wanted ?? all[0]?.currency ?? config.defaultCurrency
    const balance = all.find((one) => one.currency === currency)
    const { available = 0, next_release_at = null, is_on_hold = false } = balance ?? {}
    const method = await loadPayoutMethod(db, actor)
    // Nothing can be requested before a hold ends, so nothing goes out on a day that counts from now.
    const requested = Math.max(businessTime(), Date.parse(method?.held_until ?? '') || 0)
    const sends_on = sendingDay(config, method?.provider ?? 'manual', requested)
    const form = { currency, available, next_release_at, is_on_hold, minimum, method, sends_on }
    return { ...form, hold: holdOf(config) }
  }

  const list = api({
    name: 'listPayouts',
    summary: 'List your payouts',
    description: 'For every user: their own, newest first unless `sort` says otherwise.',
    tag,
    response: z.array(PayoutJson),
    paginated: true,
    query: payoutsListing.query,
  })

  app.get('/', list, async (request, reply) => {
    const page = await listPayouts(db, request.actor, payoutsListing.askedOf(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <PayoutIndex page={page} />,
      json: () => page.rows.map(PayoutJson.present),
    })
  })

  app.get<Query>('/new', async ({ actor, query }, reply) => {
    const form = await readForm(actor, currencyOf(query.currency))
    return sendPage(reply, <PayoutNew {...form} />)
  })

  const create = api({
    name: 'createPayout',
    summary: 'Request a payout',
    description: `For every user: takes money out of their balance, all that is in it where no \`amount\` is sent. It goes where their payout details say now. Needs complete payout details that have not changed for ${holdLimit.words} (422 on \`base\`). At least the minimum of the installation, or with \`closing\` all that is left, once.`,
    shows: { status: 'pending' },
    tag,
    strict: true,
    body: { schema: PayoutCreate, root: 'payout', mayBeEmpty: true },
    response: PayoutJson,
    status: 201,
  })

  app.post('/', create, async (request, reply) => {
    const { actor, body } = request
    const currency = currencyOf(Object(Object(body).payout).currency) ?? config.defaultCurrency
    const payout = await attempt(
      async () => {
        const sent = bodyWithAmounts(request, 'payout', currency)
        const fields = parsePossiblyEmpty(PayoutCreate, 'payout', sent)
        return createPayout(context, actor, fields, request.idempotencyKey)
      },
      async (errors) => (
        <PayoutNew {...(await readForm(actor, currency))} typed={body} errors={errors} />
      ),
    )

    return respond(reply, {
      html: () => redirectWith(reply, payoutPath(payout), 'Your payout is requested.'),
      json: () =>
        reply.code(201).header('Location', payoutUrl(payout)).send(PayoutJson.present(payout)),
    })
  })

  const show = api({
    name: 'showPayout',
    summary: 'Show a payout',
    description: 'For its creator: where it stands, and what is shown of where it goes.',
    tag,
    response: PayoutJson,
  })

  app.get<ById>('/:id', show, async ({ actor, params }, reply) => {
    const payout = await findPayout(db, actor, params.id)

    return respond(reply, {
      html: () => <PayoutShow {...onPage(payout)} />,
      json: () => PayoutJson.present(payout),
    })
  })

  const pdf = fileApi({
    name: 'downloadPayout',
    summary: 'Download a payout',
    description: 'For its creator: the payout as a PDF, with where it stands.',
    tag,
    mediaTypes: { 'application/pdf': {} },
    named: true,
  })

  app.get<ById>('/:id.pdf', pdf, async ({ actor, params }, reply) => {
    const payout = await findPayout(db, actor, params.id)
    return sendPdf(reply, actor, `${payout.reference}.pdf`, drawingOfPayout(config, payout))
  })

  const cancel = api({
    name: 'cancelPayout',
    summary: 'Cancel a payout',
    description:
      'For its creator, while it is `pending`: the money goes back into the balance. Later it is 422 on `base`.',
    shows: { status: 'canceled' },
    tag,
    strict: true,
    response: PayoutJson,
  })

  app.post<ById>('/:id/cancellation', cancel, async ({ actor, params }, reply) => {
    const payout = await findPayout(db, actor, params.id)
    const canceled = await attempt(
      () => cancelPayout(context, actor, payout),
      (errors) => <PayoutShow {...onPage(payout)} errors={errors} />,
    )

    return respond(reply, {
      html: () => redirectWith(reply, payoutPath(payout), 'The payout is canceled.'),
      json: () => PayoutJson.present(canceled),
    })
  })
}
