import type { LightMyRequestResponse } from 'fastify'
import type { SocialProvider } from '../../../src/framework/config/social-providers.ts'
import { appWith } from '../app.ts'
import { type Client, clientOf } from '../client.ts'
import type { OpenidProvider } from '../servers/openid-provider.ts'
import { unique } from './factories.ts'
import { uniqueEmail, uniqueIp } from './sign-in.ts'

export type Browser = ReturnType<typeof browserOf>

/** Google and another provider, both of which are the given one. */
export function providersAt(
  { issuer, client }: Pick<OpenidProvider, 'issuer' | 'client'>,
  timeoutSeconds = 10,
): SocialProvider[] {
  const shared = { issuer, clientId: client.id, clientSecret: client.secret, timeoutSeconds }
  return [
    { id: 'google', name: 'Google', ...shared },
    { id: 'oidc', name: 'Acme', ...shared },
  ]
}

/** A browser that nobody has seen before, at a server that has just been started. */
export async function newBrowser(
  provider: Pick<OpenidProvider, 'issuer' | 'client'>,
  settings: Record<string, string> = {},
  timeoutSeconds?: number,
): Promise<Browser> {
  const overrides = { socialProviders: providersAt(provider, timeoutSeconds) }
  const { app } = await appWith({ TRUST_PROXY: 'true', ...settings }, overrides)
  return browserOf(clientOf(app, { 'x-forwarded-for': uniqueIp() }))
}

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
