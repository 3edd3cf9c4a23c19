import { hash } from 'node:crypto'
import type { PlatformId } from '../vocabulary/platforms.ts'
import type { PlatformAccess, PlatformAccount } from './provider.ts'

/** Tokens that a platform gives to whoever was let in, and for how long. */
export type Tokens = {
  access_token: string
  /** The token that the other is renewed with. */
  refresh_token: string | null
  seconds: number
  /** The seconds for which it can be renewed; null if that is not said. */
  renewable_seconds: number | null
}

/** One way there and back: `state` names it, and only who has the `verifier` can use the code (PKCE). */
export type Flow = { state: string; verifier: string; redirectUri: string }

export const codeChallenge = (verifier: string): string => hash('sha256', verifier, 'base64url')

/** The address of a platform's page that asks for consent, with what every platform has to know. */
export function consentUrl(
  page: string,
  client_id: string,
  { state, verifier, redirectUri }: Flow,
  parameters: Record<string, string> = {},
): string {
  const url = new URL(page)
  const known = {
    response_type: 'code',
    client_id,
    redirect_uri: redirectUri,
    state,
    code_challenge_method: 'S256',
    code_challenge: codeChallenge(verifier),
  }
  url.search = new URLSearchParams({ ...known, ...parameters }).toString()
  return url.href
}

/** Lets the owner of an account sign in to a platform, and so prove that it is theirs. */
export type Connector = {
  platform_id: PlatformId
  /** The page of the platform to send someone to, who says there what we may read. */
  authorizationUrl: (flow: Flow) => string
  /** Throws `AccessRevoked` where the code is not good, and `ProviderUnavailable`. */
  exchange: (code: string, flow: Flow) => Promise<Tokens>
  renew: (tokens: Pick<Tokens, 'access_token' | 'refresh_token'>) => Promise<Tokens>
  /** Reads the account of whoever gave access; undefined if they have none there that could post. */
  readOwner: (access: PlatformAccess) => Promise<PlatformAccount | undefined>
}
