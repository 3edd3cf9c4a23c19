import type { FastifyInstance } from 'fastify'
import { proofLimit } from '../../accounts/authentication/credentials.ts'
import { requireProof } from '../../accounts/authentication/proof.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import { payoutProviders } from '../../tables/finance/payout-methods.ts'
import { earningsPath, payoutMethodPath } from '../../vocabulary/addresses/money-urls.ts'
import { destroyPayoutMethod, savePayoutMethod } from './model.ts'

import { PayoutMethodJson } from './presenter.ts'
import { findPayoutMethod, loadPayoutMethod, type OwnPayoutMethod } from './queries.ts'
import { isComplete, lookAtAccount } from './readiness.ts'
import { PayoutMethodSave } from './schema.ts'
import { holdLimit } from './time-limits.ts'
import { PayoutMethodPage } from './views/payout-method.tsx'
import { stripeTargetsOf } from './views/stripe.tsx'
import { missingInWords } from './words.ts'

type Query = { Querystring: { provider?: unknown } }

const tag = 'Earnings'

/** The payout method, which says where earnings go. Whoever could change it could take them. */
export async function payoutMethodRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context
  const offersStripe = context.config.stripe !== undefined
  const formTargets = stripeTargetsOf(offersStripe)

  const show = api({
    name: 'showPayoutMethod',
    summary: 'Show where your earnings go',
    description:
      'For every user: what can be shown of their payout details. 404 without a body until they have saved some.',
    tag,
    response: PayoutMethodJson,
    errors: [404],
  })

  app.get<Query>('/', allowing({ formTargets }, show), async (request, reply) => {
    const { actor, format, query } = request
    if (format === 'json')
      return reply.send(PayoutMethodJson.present(await findPayoutMethod(db, actor)))
    // The proof is asked for before the form and not after it, so that nobody has to fill it in twice.
    requireProof(actor, payoutMethodPath)
    await lookAtAccount(context, await loadPayoutMethod(db, actor))
    const method = await loadPayoutMethod(db, actor)
    const chosen = payoutProviders.find((one) => one === query.provider) ?? 'manual'
    return sendPage(
      reply,
      <PayoutMethodPage method={method} offersStripe={offersStripe} chosen={chosen} />,
    )
  })

  const save = api({
    name: 'updatePayoutMethod',
    summary: 'Save where your earnings go',
    description: `Needs a session and a proof that is younger than ${proofLimit.words}. Saves the first details or changes those there are: what is left out stays as it was, but the bank account, which is never shown, is replaced as a whole. \`paypal_email\` instead of a bank account has payouts sent by PayPal; whichever is sent takes the place of the other, and of an account at Stripe. Every change is mailed to you. Another account than before, also the first, holds payouts for ${holdLimit.words}; tax details alone hold nothing.`,
    tag,
    strict: true,
    sessionOnly: true,
    body: { schema: PayoutMethodSave, root: 'payout_method' },
    response: PayoutMethodJson,
    errors: [403],
  })

  app.patch('/', allowing({ formTargets }, save), async (request, reply) => {
    const { actor, body } = request
    requireProof(actor, payoutMethodPath)
    await attempt(
      async () => {
        const changes = parse(PayoutMethodSave, 'payout_method', body)
        await savePayoutMethod(context, actor, changes)
      },
      async (errors) => (
        <PayoutMethodPage
          method={await loadPayoutMethod(db, actor)}
          offersStripe={offersStripe}
          refused={{ form: 'details', typed: body, errors }}
        />
      ),
    )
    const saved = await findPayoutMethod(db, actor)

    return respond(reply, {
      html: () => redirectWith(reply, earningsPath, savedInWords(saved)),
      json: () => PayoutMethodJson.present(saved),
    })
  })

  const destroy = api({
    name: 'deletePayoutMethod',
    summary: 'Delete your payout details',
    description: `Needs a session and a proof that is younger than ${proofLimit.words}: 204, or 404 without a body where there are none. Payouts that were asked for before still go where they were to go.`,
    tag,
    sessionOnly: true,
    status: 204,
    errors: [403, 404],
  })

  app.delete('/', destroy, async ({ actor }, reply) => {
    requireProof(actor, payoutMethodPath)
    await destroyPayoutMethod(context, actor)

    return respond(reply, {
      html: () => redirectWith(reply, earningsPath, 'Your payout details are deleted.'),
      json: () => reply.code(204).send(),
    })
  })
}

const saidIsSaved = 'Your payout details are saved'

/** Says at once what a payout would be refused for later. */
function savedInWords(method: OwnPayoutMethod): string {
  if (isComplete(method)) return `${saidIsSaved}.`
  if (!method.is_ready) return `${saidIsSaved}. Your Stripe account is not set up yet.`
  return `${saidIsSaved}, but ${missingInWords(method)}. You can withdraw once that is added.`
}
