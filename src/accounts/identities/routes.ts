import type { FastifyInstance } from 'fastify'
import { BadRequest } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { sessionsPath } from '../../vocabulary/addresses/urls.ts'
import { requireProof } from '../authentication/proof.ts'
import { unlinkIdentity } from './model.ts'
import { providerName } from './provider-name.ts'
import { findOwnIdentity } from './queries.ts'

/** How someone stops signing in with an account elsewhere. The page of the sessions lists them. */
export async function identityRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  app.addHook('onRequest', async (request) => {
    if (request.format === 'json') {
      throw new BadRequest('Accounts are disconnected in a browser.', 406)
    }
  })

  app.delete<{ Params: { id: string } }>('/:id', async ({ actor, params }, reply) => {
    const identity = await findOwnIdentity(db, actor, params.id)
    requireProof(actor, sessionsPath)
    await unlinkIdentity(db, actor, identity)

    const name = providerName(config.socialProviders, identity)
    return redirectWith(reply, sessionsPath, `${name} is disconnected.`)
  })
}
