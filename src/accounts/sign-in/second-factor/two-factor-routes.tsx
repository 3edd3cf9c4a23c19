import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { newSessionPath } from '../../../vocabulary/addresses/urls.ts'
import { TwoFactorCode } from '../../two-factor/schema.ts'
import { pendingLimit } from '../../two-factor/time-limits.ts'
import { answerSignIn } from '../entering/answer.ts'
import { clientOf, pendingToken, pendingTwoFactor } from '../entering/client.ts'
import { SessionTokenJson } from '../presenter.ts'
import { TwoFactorStep } from '../views/two-factor.tsx'
import { completeTwoFactor } from './two-factor.ts'

/** The last step of a sign-in, for those who have a second factor. */
export async function twoFactorStepRoutes(app: FastifyInstance) {
  const { context } = app

  app.get('/', async (request, reply) => {
    if (!request.cookies[pendingTwoFactor]) return reply.redirect(newSessionPath(), 303)
    return sendPage(reply, <TwoFactorStep />)
  })

  const complete = api({
    name: 'completeTwoFactor',
    summary: 'Complete a sign-in with a code of the authenticator app or a backup code',
    description: `For whoever got a 202 before, within ${pendingLimit.words}: a session token, which is also set as a cookie. A wrong code is 401 and costs one of five tries, an empty one is 422, and a body without any is 400.`,
    tag: 'Sign-in',
    open: true,
    toldOnce: true,
    headers: {
      'X-Pending-Two-Factor-Token': {
        description: 'The token that exchanging the code gave; without it the cookie is used',
        example: 'p0JZk3cWbSxv9mTnQf7yLrGd2hVaEu5oXi8wKt1sRzM',
      },
    },
    body: { schema: TwoFactorCode, root: 'two_factor' },
    response: SessionTokenJson,
  })

  app.post('/', complete, async (request, reply) => {
    const token = pendingToken(request, 'x-pending-two-factor-token', pendingTwoFactor)
    const signIn = await attempt(
      async () => {
        const { code } = parse(TwoFactorCode, 'two_factor', request.body)
        return completeTwoFactor(context, token, code, clientOf(request))
      },
      (errors) => <TwoFactorStep errors={errors} />,
    )

    return answerSignIn(reply, signIn, () => (
      <TwoFactorStep errors={{ code: ['is not right. Try another one'] }} />
    ))
  })
}
