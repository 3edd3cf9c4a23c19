import type { FastifyInstance } from 'fastify'
import { proofLimit } from '../../../accounts/authentication/credentials.ts'
import { requireProof } from '../../../accounts/authentication/proof.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parseOptional } from '../../../framework/http/fields/parse.ts'
import { allowing } from '../../../framework/http/safety/content-security-policy.ts'
import { payoutMethodPath } from '../../../vocabulary/addresses/money-urls.ts'
import { OnboardingJson } from '../presenter.ts'
import { loadPayoutMethod } from '../queries.ts'
import { OnboardingStart } from '../schema.ts'
import { holdLimit } from '../time-limits.ts'
import { PayoutMethodPage } from '../views/payout-method.tsx'
import { stripeTargetsOf } from '../views/stripe.tsx'
import { startOnboarding } from './model.ts'

/** The way to be paid through Stripe instead of by bank transfer. */
export async function onboardingRoutes(app: FastifyInstance) {
  const { context } = app
  const offersStripe = context.config.stripe !== undefined

  const start = api({
    name: 'startOnboarding',
    summary: 'Be paid through Stripe',
    description: `Needs a session and a proof that is younger than ${proofLimit.words}. Opens an account at Stripe for you, once, and makes it the place that your earnings go to: a change like any other, mailed to you and with payouts on hold for ${holdLimit.words}. Answers with a page of Stripe that works once and for a few minutes, where you say who you are and which bank account is yours; ask again for another. \`tax_country\` is needed, here or saved before. 422 on \`base\` where Stripe is not set up or refuses, 503 while it does not answer.`,
    tag: 'Earnings',
    strict: true,
    sessionOnly: true,
    body: { schema: OnboardingStart, root: 'payout_method', optional: true },
    response: OnboardingJson,
    errors: [403],
  })
  const formTargets = stripeTargetsOf(offersStripe)

  app.post('/onboarding', allowing({ formTargets }, start), async (request, reply) => {
    const { actor, body } = request
    requireProof(actor, payoutMethodPath)
    const link = await attempt(
      async () =>
        startOnboarding(context, actor, parseOptional(OnboardingStart, 'payout_method', body)),
      async (errors) => (
        <PayoutMethodPage
          method={await loadPayoutMethod(context.db, actor)}
          offersStripe={offersStripe}
          refused={{ form: 'stripe', typed: body, errors }}
        />
      ),
    )

    return respond(reply, {
      html: () => reply.redirect(link.url, 303),
      json: () => link,
    })
  })
}
