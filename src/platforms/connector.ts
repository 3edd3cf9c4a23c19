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

export type Flow = { state: string; verifier: string; redirectUri: string }

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
