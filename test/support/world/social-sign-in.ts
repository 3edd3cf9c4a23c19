import type { LightMyRequestResponse } from 'fastify'
import type { SocialProvider } from '../../../src/framework/config/social-providers.ts'
import { appWith, type TestApp } from '../app.ts'
import { type Client, clientOf } from '../client.ts'
import type { OpenidProvider } from '../servers/openid-provider.ts'
import { unique } from './factories.ts'
import { uniqueEmail, uniqueIp } from './sign-in.ts'

export type Browser = ReturnType<typeof browserOf>

/** Google and another provider, both of which are the given one. */
export function providersAt({ issuer, client }: Provider, timeoutSeconds = 10): SocialProvider[] {
  const shared = { issuer, clientId: client.id, clientSecret: client.secret, timeoutSeconds }
  return [
    { id: 'google', name: 'Google', ...shared },
    { id: 'oidc', name: 'Acme', ...shared },
  ]
}

type Provider = Pick<OpenidProvider, 'issuer' | 'client'>
type Settings = Record<string, string>

const servers = new WeakMap<Provider, Map<string, ReturnType<typeof startServer>>>()

/**
 * A browser that nobody has seen before, at a server that others use as well: to start one takes longer than
 * most of what is asked of it. It may know the provider already, and the keys that sign its answers.
 */
export async function newBrowser(provider: Provider, settings: Settings = {}): Promise<Browser> {
  const known = servers.get(provider) ?? new Map()
  servers.set(provider, known)
  const name = JSON.stringify(settings)
  const server = known.get(name) ?? startServer(provider, settings)
  known.set(name, server)
  return browserAt(await server)
}

/** The same at a server that has just been started, and asks the provider what it is. */
export async function browserAtNewServer(
  provider: Provider,
  timeoutSeconds?: number,
): Promise<Browser> {
  return browserAt(await startServer(provider, {}, timeoutSeconds))
}

function startServer(provider: Provider, settings: Settings, timeoutSeconds?: number) {
  const overrides = { socialProviders: providersAt(provider, timeoutSeconds) }
  return appWith({ TRUST_PROXY: 'true', ...settings }, overrides)
}

const browserAt = ({ app }: TestApp) => browserOf(clientOf(app, { 'x-forwarded-for': uniqueIp() }))

/** Someone as a provider tells of them. */
export function newPerson(more: Record<string, unknown> = {}) {
  return {
    sub: unique('subject'),
    email: uniqueEmail(),
    email_verified: true,
    name: 'Noor Vale',
    ...more,
  }
}

/** Keeps cookies from one answer to the next request. */
function browserOf(client: Client) {
  const jar = new Map<string, string>()
  const send = async (method: 'GET' | 'POST', url: string, body?: string) => {
    const cookie = [...jar]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    const site = method === 'POST' ? 'same-origin' : 'cross-site'
    const response = await client.send(method, url, body, { cookie, 'sec-fetch-site': site })
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  const get = (url: string) => send('GET', url)
  const post = (url: string, body = '') => send('POST', url, body)
  return {
    jar,
    get,
    post,
    /** Presses the button, and gives the address of the provider that it leads to. */
    start: async (id = 'google') => String((await post(`/session/social/${id}`)).headers.location),
    /** Comes back from the provider. */
    comeBack: ({ pathname, search }: URL) => get(`${pathname}${search}`),
    /** The whole way to the provider and back. */
    signIn: async (provider: OpenidProvider, id = 'google') => {
      const begun = await post(`/session/social/${id}`)
      const { pathname, search } = await provider.visit(String(begun.headers.location))
      return get(`${pathname}${search}`)
    },
    isSignedIn: async () => (await get('/organizations')).statusCode === 200,
  }
}

/** The message on the page after a redirect. */
export function flashOf({ cookies }: LightMyRequestResponse): { kind: string; message: string } {
  const { value = 'null' } = cookies.find(({ name }) => name === 'flash') ?? {}
  return JSON.parse(value)
}
