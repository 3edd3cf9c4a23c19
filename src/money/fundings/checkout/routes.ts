import type { FastifyInstance } from 'fastify'
import { authorize } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { fundingPath } from '../../../vocabulary/addresses/money-urls.ts'
import { fundingPolicy } from '../policy.ts'
import { FundingJson } from '../presenter.ts'
import { findFunding } from '../queries.ts'
import { continueToCheckout } from './checkout.ts'

type ById = { Params: { id: string } }

/** The way to pay for a funding by card. */
export async function checkoutRoutes(app: FastifyInstance) {
  const { context } = app

  const checkout = api({
    name: 'openCheckout',
    unconditional: true,
    summary: 'Lead to where a funding is paid by card',
    description:
      'For admins: the funding with its `checkout_url`, the same one each time. One that is decided, or is not paid by card, is 422 on `base`; 503 while Stripe does not answer.',
    shows: { provider: 'stripe', status: 'pending' },
    tag: 'Money',
    strict: true,
    response: FundingJson,
    errors: [403],
  })

  app.post<ById>('/:id/checkout', checkout, async ({ member, params }, reply) => {
    const found = await findFunding(context.db, member, params.id)
    authorize(fundingPolicy.create(member))
    const funding = await continueToCheckout(context, found)

    // The page links to Stripe: a browser would not let a form lead to another site.
    return respond(reply, {
      html: () => redirectWith(reply, fundingPath(funding), 'You can pay for it now.'),
      json: () => FundingJson.present(funding),
    })
  })
}
