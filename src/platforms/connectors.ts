import { z } from 'zod'
import type { OAuthClient } from '../framework/config/platforms.ts'
import type { PlatformId } from '../vocabulary/platforms.ts'
import { type Asking, askedAddress, askPlatform, readAnswer } from './client.ts'
import { type Connector, consentUrl, type Flow, type Tokens } from './connector.ts'
import { AccessRevoked } from './provider.ts'
import { readOwnInstagram } from './providers/instagram.ts'
import { readOwnTiktok } from './providers/tiktok.ts'
import { readOwnChannel } from './providers/youtube.ts'
import { simulatedConnector } from './simulated/connector.ts'

/** Platforms that people sign in to, so that nobody has to type an address. */
export const signInPlatforms = ['tiktok', 'youtube', 'instagram'] as const satisfies PlatformId[]

/** How one signs in to a platform, if the settings allow it. On a trial one signs in to the simulated one. */
export function connectorOf(asking: Asking, platform_id: PlatformId): Connector | undefined {
  const { youtube, tiktok, instagram } = asking.config.platforms
  if (platform_id === 'youtube' && youtube.client) return youtubeConnector(asking, youtube.client)
  if (platform_id === 'tiktok' && tiktok.client) return tiktokConnector(asking, tiktok.client)
  if (platform_id === 'instagram' && instagram.client) {
    return instagramConnector(asking, instagram.client)
  }
  const isTried = asking.config.trial && (signInPlatforms as PlatformId[]).includes(platform_id)
  return isTried ? simulatedConnector(asking, platform_id) : undefined
}

const Answered = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expires_in: z.number().int().positive(),
  refresh_expires_in: z.number().int().positive().nullish(),
})

function youtubeConnector(asking: Asking, client: OAuthClient): Connector {
  const grant = grants(asking, 'youtube', 'https://oauth2.googleapis.com/token', {
    client_id: client.id,
    client_secret: client.secret,
  })
  return {
    platform_id: 'youtube',
    authorizationUrl: (flow) =>
      authorization(asking, 'https://accounts.google.com/o/oauth2/v2/auth', client, flow, {
        scope: 'https://www.googleapis.com/auth/youtube.readonly',
        // Google gives nothing to renew with to someone who was here before, unless it is asked with these.
        access_type: 'offline',
        prompt: 'consent',
      }),
    exchange: (code, flow) => grant(exchangeOf(code, flow)),
    // The answer does not repeat the token that it is renewed with, so the old one is kept.
    renew: async ({ refresh_token }) => ({
      ...(await grant(renewalOf(refresh_token))),
      refresh_token,
    }),
    readOwner: (access) => readOwnChannel(asking, access),
  }
}

function tiktokConnector(asking: Asking, client: OAuthClient): Connector {
  const grant = grants(asking, 'tiktok', 'https://open.tiktokapis.com/v2/oauth/token/', {
    client_key: client.id,
    client_secret: client.secret,
  })
  return {
    platform_id: 'tiktok',
    authorizationUrl: (flow) =>
      authorization(asking, 'https://www.tiktok.com/v2/auth/authorize/', client, flow, {
        client_key: client.id,
        scope: 'user.info.basic,user.info.profile,user.info.stats,video.list',
      }),
    exchange: (code, flow) => grant(exchangeOf(code, flow)),
    renew: ({ refresh_token }) => grant(renewalOf(refresh_token)),
    readOwner: (access) => readOwnTiktok(asking, access),
  }
}

const shortLived = z.object({ access_token: z.string().min(1) })

/** Gives a token of an hour, which is good for one of sixty days, which is good for the next. */
function instagramConnector(asking: Asking, client: OAuthClient): Connector {
  const graph = 'https://graph.instagram.com'
  const longLived = async (path: string, query: Record<string, string>): Promise<Tokens> => {
    const url = `${graph}/${path}`
    return tokensIn(await askPlatform(asking, { platform_id: 'instagram', url, query }))
  }
  return {
    platform_id: 'instagram',
    authorizationUrl: (flow) =>
      authorization(asking, 'https://www.instagram.com/oauth/authorize', client, flow, {
        scope: 'instagram_business_basic,instagram_business_manage_insights',
      }),
    exchange: async (code, flow) => {
      const form = { ...exchangeOf(code, flow), client_id: client.id, client_secret: client.secret }
      const url = 'https://api.instagram.com/oauth/access_token'
      const answer = await askPlatform(asking, {
        platform_id: 'instagram',
        url,
        method: 'POST',
        form,
      })
      if (answer.status === 400) throw new AccessRevoked('The code is not good')
      const { access_token } = readAnswer(shortLived, answer)
      const grant_type = 'ig_exchange_token'
      return longLived('access_token', { grant_type, client_secret: client.secret, access_token })
    },
    renew: ({ access_token }) =>
      longLived('refresh_access_token', { grant_type: 'ig_refresh_token', access_token }),
    readOwner: (access) => readOwnInstagram(asking, access),
  }
}

function authorization(
  { config }: Asking,
  endpoint: string,
  client: OAuthClient,
  flow: Flow,
  parameters: Record<string, string>,
): string {
  return consentUrl(askedAddress(config, endpoint).href, client.id, flow, parameters)
}

function grants(
  asking: Asking,
  platform_id: PlatformId,
  url: string,
  credentials: Record<string, string>,
) {
  return async (parameters: Record<string, string>): Promise<Tokens> => {
    const form = { ...credentials, ...parameters }
    return tokensIn(await askPlatform(asking, { platform_id, url, method: 'POST', form }))
  }
}

const exchangeOf = (code: string, { verifier, redirectUri }: Flow) => ({
  grant_type: 'authorization_code',
  code,
  code_verifier: verifier,
  redirect_uri: redirectUri,
})

const renewalOf = (refresh_token: string | null) => ({
  grant_type: 'refresh_token',
  refresh_token: refresh_token ?? '',
})

/** TikTok refuses with 200, the others with 400. */
const Refused = z.object({
  error: z.union([
    z.literal(['invalid_grant', 'access_denied']),
    z.object({ code: z.literal(190) }),
  ]),
})

function tokensIn(answer: { status: number; body: unknown }): Tokens {
  if (Refused.safeParse(answer.body).success) throw new AccessRevoked('It was refused')
  const tokens = readAnswer(Answered, answer)
  return {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token ?? null,
    seconds: tokens.expires_in,
    renewable_seconds: tokens.refresh_expires_in ?? null,
  }
}
