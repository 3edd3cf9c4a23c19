import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { BadRequest, Overloaded } from '../../framework/errors.ts'
import { isUnanswered, openStripe } from '../stripe/client.ts'
import { receiveEvent } from './reception.ts'

const bodyLimit = 256 * 1024
const oldestSeconds = 5 * 60
const retryAfterSeconds = 60

/**
 * Events that Stripe sends us. Their signature is made of the bytes it sent, so they are kept as they are.
 */
export async function stripeEventRoutes(app: FastifyInstance) {
  const { context } = app
  const { webhookSecrets = [] } = context.config.stripe ?? {}

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request) => {
    request.format = 'json'
  })

  app.post('/', { bodyLimit }, async ({ body, headers }, reply) => {
    const stripe = await openStripe(context.config)
    const sent = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const event = verify(stripe, sent, headers['stripe-signature'] ?? '')
    await receiveEvent(context, event).catch((error) => {
      throw isUnanswered(error) ? new Overloaded(retryAfterSeconds) : error
    })
    return reply.send({ received: true })
  })

  function verify(stripe: Stripe, body: Buffer, signature: string | string[]): Stripe.Event {
    for (const secret of webhookSecrets) {
      try {
        return stripe.webhooks.constructEvent(body, signature, secret, oldestSeconds)
      } catch {
        // The secret may be that of another of our endpoints at Stripe.
      }
    }
    throw new BadRequest('The signature is not that of Stripe, or is too old.')
  }
}
