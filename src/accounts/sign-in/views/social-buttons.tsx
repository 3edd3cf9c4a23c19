import type { SocialProvider } from '../../../framework/config/social-providers.ts'
import { ProviderLogo } from '../../../framework/views/values/provider-logo.tsx'
import { socialSignInPath } from '../../../vocabulary/addresses/urls.ts'

type Props = { providers: readonly SocialProvider[] }

/** The accounts elsewhere that people may sign in with; nothing where none are set up. */
export function SocialButtons({ providers }: Props) {
  if (providers.length === 0) return null

  return (
    <>
      <div class="divider my-6 text-sm text-base-content/70">or</div>
      <div class="space-y-3">
        {providers.map((provider) => (
          // Turbo is switched off, since it cannot follow an answer to another site.
          <form method="post" action={socialSignInPath(provider)} data-turbo="false">
            <button type="submit" class="btn btn-block h-auto min-h-(--size) py-2">
              <ProviderLogo id={provider.id} />
              <span class="min-w-0 wrap-anywhere">Continue with {provider.name}</span>
            </button>
          </form>
        ))}
      </div>
    </>
  )
}

/**
 * The addresses that these forms lead to, for the content policy. A provider may send people on to others
 * whom we do not know, so only the protocol can be named.
 */
export function signInTargetsOf(providers: readonly SocialProvider[]): string[] {
  return [...new Set(providers.map(({ issuer }) => new URL(issuer).protocol))]
}
