import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../../framework/config/config.ts'
import { BadRequest, Invalid, NotFound } from '../../../framework/errors.ts'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { randomToken } from '../../../framework/secrets.ts'
import type { Connector } from '../../../platforms/connector.ts'
import { connectorOf, signInPlatforms } from '../../../platforms/connectors.ts'
import { AccessRevoked, ProviderUnavailable } from '../../../platforms/provider.ts'
import {
  connectionPath,
  socialAccountPath,
  socialAccountsPath,
} from '../../../vocabulary/addresses/urls.ts'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'
import { connectBySignIn } from './connection.ts'
import { keepFlow, takeFlow } from './flow.ts'

type ByPlatform = {
  Params: { platform: string }
  Querystring: { code?: unknown; state?: unknown; error?: unknown }
}

/** The targets, for the content policy, of the button that connects an account. */
export function connectionTargets({ platforms }: Pick<Config, 'platforms'>): string[] {
  return [platforms.standIn === undefined ? 'https:' : platforms.standIn]
}

/** Connecting an account by signing in to its platform, in a browser. */
export async function connectionRoutes(app: FastifyInstance) {
  const { context } = app

  app.addHook('onRequest', async (request, reply) => {
    if (request.format === 'json') {
      throw new BadRequest('Signing in to a platform takes a browser.', 406)
    }
    reply.header('Cache-Control', 'no-store')
  })

  const findConnector = ({ platform }: ByPlatform['Params']): Connector => {
    const isKnown = (signInPlatforms as string[]).includes(platform)
    const connector = isKnown ? connectorOf(context, platform as PlatformId) : undefined
    if (connector === undefined) throw new NotFound()
    return connector
  }
  const redirectUriOf = ({ platform_id }: Connector) =>
    `${context.config.baseUrl}${connectionPath(platform_id)}`

  app.post<ByPlatform>('/:platform', async (request, reply) => {
    const connector = findConnector(request.params)
    const flow = { state: randomToken(), verifier: randomToken() }
    const { platform_id: platform } = connector
    keepFlow(reply, { platform, user_id: request.actor.user.id, ...flow })
    const redirectUri = redirectUriOf(connector)
    return reply.redirect(connector.authorizationUrl({ ...flow, redirectUri }), 303)
  })

  app.get<ByPlatform>('/:platform', async (request, reply) => {
    const connector = findConnector(request.params)
    const name = platformNames[connector.platform_id]
    const { code, state, error } = request.query
    const flow = takeFlow(request, reply, {
      platform: connector.platform_id,
      state: String(state ?? ''),
    })
    if (flow === undefined)
      return redirectWithError(
        reply,
        'That took too long, or started in another browser. Try again.',
      )
    if (error !== undefined || typeof code !== 'string') {
      return redirectWithError(reply, `${name} was not connected: you did not allow it there.`)
    }
    try {
      const answer = { code, flow: { ...flow, redirectUri: redirectUriOf(connector) } }
      const account = await connectBySignIn(context, request.actor, connector, answer)
      const path = socialAccountPath(account)
      return redirectWith(reply, path, `Your ${name} account is connected and verified.`)
    } catch (problem) {
      request.log.warn({ err: problem, platform: connector.platform_id }, 'not connected')
      return redirectWithError(reply, inWords(problem, name))
    }
  })
}

function redirectWithError(reply: FastifyReply, message: string): FastifyReply {
  return redirectWith(reply, socialAccountsPath, message, 'error')
}

function inWords(problem: unknown, name: string): string {
  if (problem instanceof AccessRevoked) return `${name} did not accept that. Try again.`
  if (problem instanceof ProviderUnavailable) {
    return `${name} does not answer at the moment. Try again later.`
  }
  if (problem instanceof Invalid) {
    const { base, account_url } = problem.errors
    if (base !== undefined) return base.join(' ')
    if (account_url !== undefined) return `Someone else has already verified this ${name} account.`
  }
  throw problem
}
