import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest, NotFound } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { refuseForgery } from '../../framework/http/safety/csrf.ts'
import { networkOf } from '../../framework/net/network.ts'
import { magicLinkPath, newSessionPath, socialSignInPath } from '../../vocabulary/addresses/urls.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { answerEntered, keepPendingSignIn } from '../sign-in/entering/answer.ts'
import { clientOf } from '../sign-in/entering/client.ts'
import { isKnownDevice } from '../sign-in/entering/device.ts'
import { requestSignIn } from '../sign-in/model.ts'
import { keepFlow, takeFlow } from './flow.ts'
import { enterWithIdentity } from './model.ts'
import { askProvider, type OpenProvider, openProviders, readAnswer } from './provider.ts'
import { SocialSignInRefused, startAgain } from './refusal.ts'

type ByProvider = { Params: { provider: string } }

/** Signing in with an account elsewhere, in a browser. */
export async function socialSignInRoutes(app: FastifyInstance) {
  const { context } = app
  const { db, config } = context
  const providers = openProviders(config.socialProviders)

  app.addHook('onRequest', async (request, reply) => {
    if (request.format === 'json') {
      throw new BadRequest('Signing in with a provider takes a browser.', 406)
    }
    refuseForgery(request, { cookie: false })
    reply.header('Cache-Control', 'no-store')
  })

  const findProvider = ({ provider: id }: ByProvider['Params']): OpenProvider => {
    const provider = providers.get(id)
    if (provider === undefined) throw new NotFound()
    return provider
  }

  const limit = ({ ip }: FastifyRequest, step: 'sign-in' | 'answer', most: number) =>
    limitRate(db, { ...limitFor(`social-${step}`, networkOf(ip)), most })

  const redirectUri = (provider: OpenProvider) => `${config.baseUrl}${socialSignInPath(provider)}`

  app.post<ByProvider>('/:provider', async (request, reply) => {
    const provider = findProvider(request.params)
    await limit(request, 'sign-in', config.signInLimitPerIp)

    return orStartAgain(reply, provider, async () => {
      const { url, flow } = await askProvider(provider, redirectUri(provider))
      keepFlow(reply, flow)
      return reply.redirect(url.href, 303)
    })
  })

  app.get<ByProvider>('/:provider', async (request, reply) => {
    const provider = findProvider(request.params)
    await limit(request, 'answer', config.exchangeLimitPerIp)

    return orStartAgain(reply, provider, async () => {
      const flow = takeFlow(request, reply, provider.id)
      if (flow === undefined) throw startAgain('no flow')
      const query = request.originalUrl.split('?')[1] ?? ''
      const answer = new URL(`${redirectUri(provider)}?${query}`)
      const { identity, ...person } = await readAnswer(provider, answer, flow)
      const entered = await enterWithIdentity(context, { identity, ...person }, clientOf(request))
      if (entered !== undefined) return answerEntered(reply, entered)

      const { email } = person
      const asking = { ip: request.ip, isKnownDevice: isKnownDevice(request, email), identity }
      keepPendingSignIn(reply, email, await requestSignIn(context, email, asking))
      return redirectWith(
        reply,
        magicLinkPath,
        `Enter the code we mailed you, just this once. From then on you can sign in with ${provider.name}.`,
      )
    })
  })
}

/** A fault of the provider or of its answer is told on the page where people choose how to sign in. */
async function orStartAgain(
  reply: FastifyReply,
  { id }: OpenProvider,
  act: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof SocialSignInRefused)) throw error
    reply.request.log.warn({ provider: id, reason: error.reason }, 'social sign-in refused')
    return redirectWith(reply, newSessionPath(), error.message, 'error')
  }
}
