import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate } from '../authentication/authenticate.ts'
import {
  clearPrivateCookie,
  setPrivateCookie,
  setSessionCookie,
} from '../authentication/cookies.ts'
import { Unauthenticated } from '../errors.ts'
import { refuseForgery } from '../http/csrf.ts'
import { onInvalid, respond, sendPage } from '../http/format.ts'
import { parse, validate } from '../http/parse.ts'
import { completeTwoFactor } from '../two-factor/sign-in.ts'
import { magicLinkPath, newSessionPath, organizationsPath, twoFactorStepPath } from '../urls.ts'
import { revokeSession } from './model.ts'
import { CodeExchange, SignInRequest, TwoFactorAnswer } from './schema.ts'
import { type Client, exchangeCode, requestSignIn, type SignIn } from './sign-in.ts'
import { CodePage } from './views/code.tsx'
import { SignInPage } from './views/sign-in.tsx'
import { TwoFactorPage } from './views/two-factor.tsx'

const pendingSignIn = 'pending_authentication_token'
const pendingTwoFactor = 'pending_two_factor_token'
const returnTo = 'return_to'

const enterEmail = 'Enter your email address to sign in.'
const tryAnother = 'Try another code.'

export async function sessionRoutes(app: FastifyInstance) {
  const { services } = app
  const { config } = services

  app.addHook('onRequest', async (request) => refuseForgery(request, { cookie: false }))

  app.get<{ Querystring: { return_to?: string } }>('/new', async (request, reply) => {
    const target = localPath(request.query.return_to)
    if (request.actor) return reply.redirect(target ?? organizationsPath, 303)

    if (target !== undefined) setPrivateCookie(reply, config, returnTo, target, 3600)
    return sendPage(reply, <SignInPage />)
  })

  app.post('/', async (request, reply) => {
    onInvalid(reply, (errors) => <SignInPage values={Object(request.body)} errors={errors} />)
    const { email_address } = validate(SignInRequest, request.body)
    const { token, code } = await requestSignIn(services, email_address, clientOf(request))

    setPrivateCookie(reply, config, pendingSignIn, token, 15 * 60)
    if (config.trial) {
      request.log.info({ email_address, code }, 'sign-in code')
      reply.header('X-Magic-Link-Code', code)
    }
    return respond(reply, {
      html: () => reply.redirect(magicLinkPath, 303),
      json: () => reply.code(201).send({ pending_authentication_token: token }),
    })
  })

  app.get<{ Querystring: { code?: string } }>('/magic_link', async (request, reply) => {
    if (request.cookies[pendingSignIn] === undefined) return reply.redirect(newSessionPath(), 303)
    return sendPage(reply, <CodePage values={{ code: request.query.code }} />)
  })

  app.post('/magic_link', async (request, reply) => {
    onInvalid(reply, (errors) => <CodePage errors={errors} />)
    const { code } = validate(CodeExchange, Object(request.body))
    const token =
      header(request, 'x-pending-authentication-token') ?? request.cookies[pendingSignIn]
    const signIn = await exchangeCode(services, token, code, clientOf(request))

    return answer(request, reply, signIn, () => (
      <CodePage errors={{ code: ['is not right. Try another code'] }} />
    ))
  })

  app.get('/two_factor', async (request, reply) => {
    if (request.cookies[pendingTwoFactor] === undefined)
      return reply.redirect(newSessionPath(), 303)
    return sendPage(reply, <TwoFactorPage />)
  })

  app.post('/two_factor', async (request, reply) => {
    onInvalid(reply, (errors) => <TwoFactorPage errors={errors} />)
    const { code } = parse(TwoFactorAnswer, 'two_factor', request.body)
    const token = header(request, 'x-pending-two-factor-token') ?? request.cookies[pendingTwoFactor]
    const signIn = await completeTwoFactor(services, token, code, clientOf(request))

    return answer(request, reply, signIn, () => (
      <TwoFactorPage errors={{ code: ['is not right. Try another code'] }} />
    ))
  })

  app.delete('/', { onRequest: authenticate }, async (request, reply) => {
    const { credential } = request.actor
    if (credential.type !== 'session') {
      throw new Unauthenticated('Only a session can be signed out.', { bearer: true })
    }
    await revokeSession(services.db, request.actor, credential)
    clearPrivateCookie(reply, 'session_token')

    return respond(reply, {
      html: () => reply.redirect(newSessionPath(), 303),
      json: () => reply.code(204).send(),
    })
  })

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    signIn: SignIn,
    again: () => ReturnType<typeof CodePage>,
  ): FastifyReply {
    if (signIn.outcome === 'not_pending') {
      throw new Unauthenticated(enterEmail)
    } else if (signIn.outcome === 'code_refused') {
      if (request.format === 'json') throw new Unauthenticated(tryAnother)
      return sendPage(reply.code(422), again())
    } else if (signIn.outcome === 'two_factor_required') {
      const { pending_two_factor_token } = signIn
      clearPrivateCookie(reply, pendingSignIn)
      setPrivateCookie(reply, config, pendingTwoFactor, pending_two_factor_token, 5 * 60)
      return respond(reply, {
        html: () => reply.redirect(twoFactorStepPath, 303),
        json: () => reply.code(202).send({ two_factor_required: true, pending_two_factor_token }),
      })
    } else {
      const { session_token } = signIn
      for (const name of [pendingSignIn, pendingTwoFactor, returnTo])
        clearPrivateCookie(reply, name)
      setSessionCookie(reply, config, session_token)
      return respond(reply, {
        html: () => reply.redirect(localPath(request.cookies[returnTo]) ?? organizationsPath, 303),
        json: () => ({ session_token }),
      })
    }
  }
}

/** Only a path of our own: another site's address must not ride on our sign-in page. */
function localPath(path: string | undefined): string | undefined {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined
}

function clientOf(request: FastifyRequest): Client {
  return { ip: request.ip, user_agent: (request.headers['user-agent'] ?? '').slice(0, 500) }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
