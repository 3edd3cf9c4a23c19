import type { SocialProvider } from '../../../framework/config/social-providers.ts'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ProviderLogo } from '../../../framework/views/values/provider-logo.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Identity } from '../../../tables/users/credentials/identities.ts'
import { identityPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { providerName } from '../provider-name.ts'

type Props = { identities: Identity[]; providers: readonly SocialProvider[] }

/** The accounts elsewhere that someone signs in with; nothing for those who have none. */
export function ConnectedIdentities({ identities, providers }: Props) {
  if (identities.length === 0) return null

  return (
    <section class="mt-10">
      <h2 class="text-base font-semibold">Connected accounts</h2>
      <p class="mt-1 mb-4 text-sm text-base-content/70">
        You can sign in with these instead of a code by mail.
      </p>
      <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
        {identities.map((identity) => (
          <ConnectedIdentity identity={identity} name={providerName(providers, identity)} />
        ))}
      </ul>
    </section>
  )
}

function ConnectedIdentity({ identity, name }: { identity: Identity; name: string }) {
  const { host } = new URL(identity.issuer)

  return (
    <li class="flex flex-wrap items-center gap-4 p-4 sm:px-5">
      <span class="grid size-10 shrink-0 place-items-center rounded-lg bg-base-200 text-base-content/70 max-sm:hidden">
        <ProviderLogo id={identity.provider} />
      </span>
      <div class="min-w-0 flex-1">
        <p class="font-medium wrap-anywhere">{name}</p>
        <p class="mt-1 flex flex-wrap gap-x-4 text-sm text-base-content/70">
          {host !== name && <span class="break-all">{host}</span>}
          <span>
            Connected <Time isReal at={identity.created_at} isPhrase />
          </span>
        </p>
      </div>
      <Confirm
        id={encodeId('Identity', identity.id)}
        class="btn btn-sm"
        label={
          <>
            Disconnect<span class="sr-only"> {name}</span>
          </>
        }
        title={`Disconnect ${name}?`}
        action={identityPath(identity)}
        confirm="Disconnect"
      >
        You will sign in with a code by mail instead. You stay signed in on your devices.
      </Confirm>
    </li>
  )
}
