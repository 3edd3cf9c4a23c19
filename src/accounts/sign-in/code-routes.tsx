import type { FastifyInstance } from 'fastify'
import { api } from '../../framework/http/api.ts'
import { onInvalid, sendPage } from '../../framework/http/format.ts'
import { validate } from '../../framework/http/parse.ts'
import { newSessionPath } from '../../vocabulary/urls.ts'
import { findPendingEmail } from '../sessions/queries.ts'
import { answerSignIn } from './answer.ts'
import { clientOf, pendingSignIn, pendingToken } from './client.ts'
import { exchangeCode } from './model.ts'
import { SessionTokenJson, TwoFactorRequiredJson } from './presenter.ts'
import { CodeExchange } from './schema.ts'
import { CodePage } from './views/code.tsx'

/** The second step of a sign-in: the code from the mail. */
export async function codeRoutes(app: FastifyInstance) {
  const { services } = app

  app.get<{ Querystring: { code?: string } }>('/', async (request, reply) => {
    const token = request.cookies[pendingSignIn]
    if (!token) return reply.redirect(newSessionPath(), 303)
    const email = await findPendingEmail(services.db, token)
    return sendPage(reply, <CodePage email={email} values={{ code: request.query.code }} />)
  })

  const exchange = api({
    summary: 'Exchange the code from the mail for a session token',
    tag: 'Sign-in',
    name: 'exchangeSignInCode',
    open: true,
    headers: { 'X-Pending-Authentication-Token': 'The token that asking for the code gave' },
    body: { schema: CodeExchange },
    response: SessionTokenJson,
    alternatives: [
      { status: 202, description: 'A second factor is due', response: TwoFactorRequiredJson },
    ],
  })

  app.post('/', exchange, async (request, reply) => {
    const token = pendingToken(request, 'x-pending-authentication-token', pendingSignIn)
    onInvalid(reply, (errors) => <CodePage errors={errors} />)
    const { code } = validate(CodeExchange, { code: Object(request.body).code })
    const signIn = await exchangeCode(services, token, code, clientOf(request))

    const email = signIn.outcome === 'code_refused' ? signIn.email : undefined
    return answerSignIn(reply, signIn, () => (
      <CodePage email={email} errors={{ code: ['is not right. Try another one'] }} />
    ))
  })
}
