import type { SocialProvider } from '../../framework/config/social-providers.ts'
import type { ProvenIdentity } from '../../tables/users/credentials/identities.ts'

/** The name that people know its provider by; one that is no longer set up is known by its host. */
export function providerName(
  providers: readonly SocialProvider[],
  { provider, issuer }: ProvenIdentity,
): string {
  const { host } = new URL(issuer)
  const configured = providers.find(({ id }) => id === provider)
  return configured !== undefined && new URL(configured.issuer).host === host
    ? configured.name
    : host
}
