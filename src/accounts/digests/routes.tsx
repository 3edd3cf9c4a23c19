import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { endDigest, findByUnsubscriptionToken } from './unsubscription.ts'
import { UnsubscribePage } from './views/unsubscribe.tsx'

type ByToken = { Params: { token: string } }

/**
 * The end of the daily mail, for whoever has its link. Looking at it ends nothing, because programs that
 * check mails look at every link. The POST is what mail programs send when their own button is clicked (RFC
 * 8058).
 */
export async function digestUnsubscriptionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context
  const secret = { config: { secretAddress: true } }

  app.get<ByToken>('/:token', secret, async ({ params: { token } }, reply) => {
    await findByUnsubscriptionToken(db, config.secretKeys, token)
    return sendPage(reply, <UnsubscribePage token={token} isEnded={false} />)
  })

  app.post<ByToken>('/:token', secret, async (request, reply) => {
    const { token } = request.params
    const user = await findByUnsubscriptionToken(db, config.secretKeys, token)
    const user_agent = (request.headers['user-agent'] ?? '').slice(0, 500)
    await endDigest(context, user, { ip: request.ip, user_agent })
    return sendPage(reply, <UnsubscribePage token={token} isEnded />)
  })
}
