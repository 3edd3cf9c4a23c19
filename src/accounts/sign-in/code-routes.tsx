import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { validate } from '../../framework/http/fields/parse.ts'
import { newSessionPath } from '../../vocabulary/addresses/urls.ts'
import { answerSignIn } from './entering/answer.ts'
import { clientOf, pendingSignIn, pendingToken } from './entering/client.ts'
import { exchangeCode } from './model.ts'
import { SessionTokenJson, TwoFactorRequiredJson } from './presenter.ts'
import { findPendingEmail } from './queries.ts'
import { CodeExchange } from './schema.ts'
import { CodePage } from './views/code.tsx'

/** The second step of a sign-in: the code from the mail. */
export async function codeRoutes(app: FastifyInstance) {
  const { context } = app

  app.get<{ Querystring: { code?: string } }>('/', async (request, reply) => {
    const token = request.cookies[pendingSignIn]
    if (!token) return reply.redirect(newSessionPath(), 303)
    const email = await findPendingEmail(context.db, token)
    return sendPage(reply, <CodePage email={email} values={{ code: request.query.code }} />)
  })

  const exchange = api({
    name: 'exchangeSignInCode',
    summary: 'Exchange the code from the mail for a session token',
    description:
      'For whoever asked for the code: a session token, which is also set as a cookie, or 202 where the account has a second factor. A wrong code is 401 and costs one of five tries; no code at all is 422.',
    tag: 'Sign-in',
    open: true,
    toldOnce: true,
    headers: {
      'X-Pending-Authentication-Token': {
        description: 'The token that asking for the code gave; without it the cookie is used',
        example: 'p0JZk3cWbSxv9mTnQf7yLrGd2hVaEu5oXi8wKt1sRzM',
      },
    },
    body: { schema: CodeExchange },
    response: SessionTokenJson,
    alternatives: [
      { status: 202, description: 'A second factor is due', response: TwoFactorRequiredJson },
    ],
  })

  app.post('/', exchange, async (request, reply) => {
    const token = pendingToken(request, 'x-pending-authentication-token', pendingSignIn)
    const signIn = await attempt(
      async () => {
        const { code } = validate(CodeExchange, { code: Object(request.body).code })
        return exchangeCode(context, token, code, clientOf(request))
      },
      (errors) => <CodePage errors={errors} />,
    )

    const email = signIn.outcome === 'code_refused' ? signIn.email : undefined
    return answerSignIn(reply, signIn, () => (
      <CodePage email={email} errors={{ code: ['is not right. Try another one'] }} />
    ))
  })
}
