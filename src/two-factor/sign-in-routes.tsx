import type { FastifyInstance } from 'fastify'
import { api } from '../http/api.ts'
import { onInvalid, sendPage } from '../http/format.ts'
import { parse } from '../http/parse.ts'
import { answerSignIn } from '../sessions/answer.ts'
import { clientOf, pendingToken, pendingTwoFactor } from '../sessions/client.ts'
import { SessionTokenJson } from '../sessions/sign-in-presenter.ts'
import { newSessionPath } from '../urls.ts'
import { TwoFactorCode } from './schema.ts'
import { completeTwoFactor } from './sign-in.ts'
import { TwoFactorStep } from './views/step.tsx'

/** The last step of a sign-in, for those who have a second factor. */
export async function twoFactorStepRoutes(app: FastifyInstance) {
  const { services } = app

  app.get('/', async (request, reply) => {
    if (!request.cookies[pendingTwoFactor]) return reply.redirect(newSessionPath(), 303)
    return sendPage(reply, <TwoFactorStep />)
  })

  const complete = api({
    summary: 'Complete a sign-in with a code of the authenticator app or a backup code',
    tag: 'Sign-in',
    name: 'completeTwoFactor',
    open: true,
    headers: { 'X-Pending-Two-Factor-Token': 'The token that exchanging the code gave' },
    body: { schema: TwoFactorCode, root: 'two_factor' },
    response: SessionTokenJson,
  })

  app.post('/', complete, async (request, reply) => {
    const token = pendingToken(request, 'x-pending-two-factor-token', pendingTwoFactor)
    onInvalid(reply, (errors) => <TwoFactorStep errors={errors} />)
    const { code } = parse(TwoFactorCode, 'two_factor', request.body)
    const signIn = await completeTwoFactor(services, token, code, clientOf(request))

    return answerSignIn(reply, signIn, () => (
      <TwoFactorStep errors={{ code: ['is not right. Try another one'] }} />
    ))
  })
}
