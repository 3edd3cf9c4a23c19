import type { FastifyInstance } from 'fastify'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { validate } from '../../../framework/http/fields/parse.ts'
import { answerEntered } from '../entering/answer.ts'
import { clientOf } from '../entering/client.ts'
import { SessionTokenJson, TwoFactorRequiredJson } from '../presenter.ts'
import { SignInRequest, signInFields } from '../schema.ts'
import { SignInPage } from '../views/sign-in.tsx'
import { enterAs, type Guise, listGuises } from './demo.ts'

/** Signing in on a trial, by one click instead of a code. */
export async function demoSignInRoutes(app: FastifyInstance, { guises }: { guises: Guise[] }) {
  const { context } = app
  const { socialProviders } = context.config

  const create = api({
    name: 'signInAsDemoPerson',
    summary: 'Sign in as someone of the demo world',
    description:
      'For everyone, on a local trial only: a session token, which is also set as a cookie, without a code. Anybody who is not one of the people that the sign-in page offers is 422.',
    tag: 'Sign-in',
    open: true,
    toldOnce: true,
    body: { schema: SignInRequest },
    response: SessionTokenJson,
    alternatives: [
      { status: 202, description: 'A second factor is due', response: TwoFactorRequiredJson },
    ],
  })

  app.post('/', create, async (request, reply) => {
    const fields = signInFields(request.body)
    const entered = await attempt(
      async () => {
        const { email_address } = validate(SignInRequest, fields)
        return enterAs(context, guises, email_address, clientOf(request))
      },
      async (errors) => {
        const shown = { providers: socialProviders, guises: await listGuises(context.db, guises) }
        return <SignInPage {...shown} values={fields} errors={errors} />
      },
    )
    return answerEntered(reply, entered)
  })
}
