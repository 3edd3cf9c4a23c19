import type { FastifyInstance } from 'fastify'
import { codeLimit } from '../../framework/codes.ts'
import { Unauthenticated } from '../../framework/errors.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { validate } from '../../framework/http/fields/parse.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import { refuseForgery } from '../../framework/http/safety/csrf.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { magicLinkPath, newSessionPath } from '../../vocabulary/addresses/urls.ts'
import { authenticate } from '../authentication/authenticate.ts'
import { forgetSession, setPrivateCookie } from '../authentication/cookies.ts'
import { revokeSession } from '../sessions/model.ts'
import { codeRoutes } from './code-routes.tsx'
import { keepPendingSignIn } from './entering/answer.ts'
import { returnTo } from './entering/client.ts'
import { isKnownDevice } from './entering/device.ts'
import { type Guise, listGuises } from './guises/demo.ts'
import { demoSignInRoutes } from './guises/demo-routes.tsx'
import { requestSignIn } from './model.ts'
import { PendingSignInJson } from './presenter.ts'
import { SignInRequest, signInFields } from './schema.ts'
import { twoFactorStepRoutes } from './second-factor/two-factor-routes.tsx'
import { SignInPage } from './views/sign-in.tsx'
import { signInTargetsOf } from './views/social-buttons.tsx'

type Wanted = { Querystring: { return_to?: string; email?: string } }

/** Signing in, step by step, and out. */
export async function signInRoutes(app: FastifyInstance, { guises }: { guises: Guise[] }) {
  const { context } = app
  const { config } = context
  const { socialProviders } = config
  const formTargets = signInTargetsOf(socialProviders)

  app.addHook('onRequest', async (request) => refuseForgery(request, { cookie: false }))
  app.register(codeRoutes, { prefix: '/magic_link' })
  app.register(twoFactorStepRoutes, { prefix: '/two_factor' })
  if (config.trial) app.register(demoSignInRoutes, { prefix: '/demo', guises })

  app.get<Wanted>('/new', allowing({ formTargets }), async (request, reply) => {
    const target = localPath(request.query.return_to)
    if (request.actor) return reply.redirect(target ?? '/', 303)

    if (target !== undefined) setPrivateCookie(reply, config, returnTo, target, 3600)
    const shown = {
      providers: socialProviders,
      guises: config.trial ? await listGuises(context.db, guises) : [],
      values: { email_address: request.query.email },
    }
    return sendPage(reply, <SignInPage {...shown} />)
  })

  const ask = api({
    name: 'requestSignInCode',
    summary: 'Have a sign-in code mailed to you',
    description: `For everyone: mails a code of 6 characters that is good for ${codeLimit.words}, once, together with the token in the answer. The answer is the same whether or not the address is known; one that cannot be an address is 422.`,
    tag: 'Sign-in',
    open: true,
    toldOnce: true,
    body: { schema: SignInRequest },
    response: PendingSignInJson,
    status: 201,
    answerHeaders: {
      'X-Magic-Link-Code': {
        description: 'The code itself. Only on a local trial, where no mail is sent',
        example: '7K2QMX',
      },
    },
  })

  app.post('/', allowing({ formTargets }, ask), async (request, reply) => {
    const fields = signInFields(request.body)
    const { email_address, ...pending } = await attempt(
      async () => {
        const { email_address } = validate(SignInRequest, fields)
        const client = { ip: request.ip, isKnownDevice: isKnownDevice(request, email_address) }
        return { email_address, ...(await requestSignIn(context, email_address, client)) }
      },
      (errors) => <SignInPage providers={socialProviders} values={fields} errors={errors} />,
    )

    keepPendingSignIn(reply, email_address, pending)
    return respond(reply, {
      html: () => reply.redirect(magicLinkPath, 303),
      json: () => reply.code(201).send({ pending_authentication_token: pending.token }),
    })
  })

  const signOut = api({
    name: 'signOut',
    summary: 'Sign out',
    description:
      'For whoever has a session: 204, and it is gone from the server at once. An access token is no session, and is 401 here.',
    tag: 'Sign-in',
    status: 204,
    sessionOnly: true,
    answerHeaders: {
      'Clear-Site-Data': {
        description: 'Has a browser drop what it kept of the pages that were shown',
        example: '"cache"',
        always: true,
      },
    },
  })

  app.delete('/', { ...signOut, onRequest: authenticate }, async (request, reply) => {
    const { credential } = request.actor
    if (credential.type !== 'session') {
      throw new Unauthenticated('Only a session can be signed out.', { bearer: true })
    }
    await revokeSession(context.db, request.actor, { id: credential.id ?? 0 })
    forgetSession(reply)

    return respond(reply, {
      html: () => reply.redirect(newSessionPath(), 303),
      json: () => reply.code(204).send(),
    })
  })
}
