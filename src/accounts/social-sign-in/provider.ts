import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { SocialProvider } from '../../framework/config/social-providers.ts'
import type { ProvenIdentity } from '../../tables/users/credentials/identities.ts'
import { type Discover, lazyDiscovery } from './discovery.ts'
import type { Flow } from './flow.ts'
import {
  canceled,
  notUnderstood,
  startAgain,
  unreachable,
  unverifiedEmail,
  withoutEmail,
} from './refusal.ts'
import { Claims } from './schema.ts'

/** Who someone is, by the word of a provider, and an address that it has verified. */
export type Person = { identity: ProvenIdentity; email: string; name: string }

export type OpenProvider = SocialProvider & { discover: Discover }

export function openProviders(providers: readonly SocialProvider[]): Map<string, OpenProvider> {
  return new Map(
    providers.map((provider) => [provider.id, { ...provider, discover: lazyDiscovery(provider) }]),
  )
}

/** Makes the address at the provider to send someone to, and what its answer will have to match. */
export async function askProvider(
  provider: OpenProvider,
  redirect_uri: string,
): Promise<{ url: URL; flow: Flow }> {
  const { id, name } = provider
  const flow = {
    provider: id,
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
  }
  try {
    const url = buildAuthorizationUrl(await provider.discover(), {
      redirect_uri,
      scope: 'openid email profile',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
    })
    return { url, flow }
  } catch (error) {
    throw unreachable(name, error)
  }
}

/** The library compares state, nonce, issuer, audience, times and the signature. */
export async function readAnswer(provider: OpenProvider, answer: URL, flow: Flow): Promise<Person> {
  const { id, name } = provider
  const configuration = await provider.discover().catch((error) => {
    throw unreachable(name, error)
  })
  const claims = await redeem(configuration, answer, flow).catch((error) => {
    throw refusalOf(name, answer, flow, error)
  })
  if (claims.email === undefined) throw withoutEmail(name)
  if (claims.email_verified !== true) throw unverifiedEmail(name)
  return {
    identity: { provider: id, issuer: claims.iss, subject: claims.sub },
    email: claims.email,
    name: claims.name,
  }
}

async function redeem(configuration: Configuration, answer: URL, flow: Flow): Promise<Claims> {
  const tokens = await authorizationCodeGrant(configuration, answer, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('no ID token')
  if (claims.email !== undefined) return Claims.parse(claims)

  // Some providers put the address only there. What it says must be about the same person.
  const { userinfo_endpoint } = configuration.serverMetadata()
  if (userinfo_endpoint === undefined) return Claims.parse(claims)
  const { email, email_verified, name } = await fetchUserInfo(
    configuration,
    tokens.access_token,
    claims.sub,
  )
  return Claims.parse({ ...claims, email, email_verified, name: claims.name ?? name })
}

function refusalOf(name: string, answer: URL, { state }: Flow, error: unknown) {
  if (answer.searchParams.get('state') !== state) return startAgain('another state')
  const isCanceled = error instanceof AuthorizationResponseError && error.error === 'access_denied'
  return isCanceled ? canceled(name) : notUnderstood(name, error)
}
