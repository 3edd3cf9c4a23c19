import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { SocialProvider } from '../../framework/config/social-providers.ts'
import { askNamedServer } from '../../framework/net/named-server.ts'

const hourMs = 3_600_000

/** Asks a provider about itself: where to send people, and which keys sign its answers. */
export type Discover = () => Promise<Configuration>

/**
 * Asks the provider at its first use, and again after an hour. Nothing is asked at start: a provider
 * that is down keeps nobody from signing in another way. Whoever comes while it is being asked waits for
 * the same answer, and a failure is not kept.
 */
export function lazyDiscovery(provider: SocialProvider): Discover {
  let kept: { since: number; answer: Promise<Configuration> } | undefined

  return () => {
    if (kept !== undefined && Date.now() - kept.since < hourMs) return kept.answer

    const asked = { since: Date.now(), answer: discover(provider) }
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined
    })
    kept = asked
    return asked.answer
  }
}

function discover({
  issuer,
  clientId,
  clientSecret,
  timeoutSeconds,
}: SocialProvider): Promise<Configuration> {
  const url = new URL(issuer)
  // The signature is checked too, although the token comes straight from the provider.
  const execute = [enableNonRepudiationChecks]
  // The settings allow plain http outside of production only.
  if (url.protocol === 'http:') execute.push(allowInsecureRequests)
  return discovery(url, clientId, undefined, authenticateWith(clientSecret), {
    timeout: timeoutSeconds,
    execute,
    [customFetch]: askNamedServer,
  })
}

/**
 * Sends the client's secret in the way that the provider wants, or in that of the standard if it does not
 * say.
 */
function authenticateWith(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? []
    return methods.includes('client_secret_post') ? post(server, ...rest) : basic(server, ...rest)
  }
}
