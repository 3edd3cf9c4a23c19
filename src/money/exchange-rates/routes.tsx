import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { exchangeRatesPath, exchangeRatesUrl } from '../../vocabulary/addresses/staff-urls.ts'
import { enterExchangeRate } from './model.ts'
import { ExchangeRateJson } from './presenter.ts'
import { findExchangeRate, listExchangeRates } from './queries.ts'
import { ExchangeRateCreate } from './schema.ts'
import { ExchangeRateIndex } from './views/index.tsx'

const tag = 'Staff'

/** The rates by which sums over several currencies are told in one. */
export async function exchangeRateRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listExchangeRates',
    summary: 'List the exchange rates, newest first',
    description:
      'For staff: every rate that was entered, by whom and when. To everybody else this is 404.',
    tag,
    response: z.array(ExchangeRateJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listExchangeRates(db, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <ExchangeRateIndex page={page} />,
      json: () => page.rows.map(ExchangeRateJson.present),
    })
  })

  const enter = api({
    name: 'enterExchangeRate',
    summary: 'Enter what one euro is worth in a currency',
    description:
      'For staff: it stands beside the earlier ones and is never edited. A sum uses the rate of the latest day until its own, and of several for the same day the one that was entered last. 422 on `day` for one in the future.',
    shows: { is_used: true },
    tag,
    strict: true,
    body: { schema: ExchangeRateCreate, root: 'exchange_rate' },
    response: ExchangeRateJson,
    status: 201,
    errors: [404],
  })

  app.post('/', enter, async (request: FastifyRequest, reply) => {
    const { actor, body } = request
    const entered = await attempt(
      async () =>
        enterExchangeRate(context, actor, parse(ExchangeRateCreate, 'exchange_rate', body)),
      async (errors) => {
        const page = await listExchangeRates(db, pageRequest(request))
        return <ExchangeRateIndex page={page} typed={body} errors={errors} />
      },
    )
    const shown = await findExchangeRate(db, entered.id)

    return respond(reply, {
      html: () => redirectWith(reply, exchangeRatesPath, 'The rate is entered.'),
      json: () =>
        reply
          .code(201)
          .header('Location', exchangeRatesUrl())
          .send(ExchangeRateJson.present(shown)),
    })
  })
}
