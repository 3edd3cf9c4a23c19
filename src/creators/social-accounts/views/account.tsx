import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { PlatformMark } from '../../../framework/views/values/platform-mark.tsx'
import type { SocialAccount } from '../../../tables/users/social-accounts.ts'
import { socialAccountPath } from '../../../vocabulary/addresses/urls.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { StatusBadge } from './status-badge.tsx'

/** The name and address of an account, and the state of its connection. */
export function AccountHeading({
  account,
  level: Heading,
}: {
  account: SocialAccount
  level: 'h1' | 'h2'
}) {
  const size = Heading === 'h1' ? 'text-2xl tracking-tight' : 'text-base'

  return (
    <div class="flex min-w-0 flex-1 basis-64 items-center gap-4">
      <span
        class={`grid shrink-0 place-items-center rounded-lg border border-base-300 bg-sunk ${Heading === 'h1' ? 'size-14' : 'size-11'}`}
      >
        <PlatformMark
          platform_id={account.platform_id}
          class={Heading === 'h1' ? 'size-7' : 'size-5'}
        />
      </span>
      <div class="min-w-0">
        <div class="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading class={`font-semibold wrap-anywhere ${size}`}>{accountName(account)}</Heading>
          <StatusBadge status={account.status} />
        </div>
        <p class="mt-0.5 text-sm">
          <a
            href={account.account_url}
            rel="noopener nofollow"
            class="link link-hover break-all text-base-content/70"
          >
            {addressOf(account)}
          </a>
        </p>
      </div>
    </div>
  )
}

export function Disconnect({ account }: { account: SocialAccount }) {
  const platform = platformNames[account.platform_id]

  return (
    <Confirm
      id={`social-account-${account.id}`}
      label={
        <>
          Disconnect<span class="sr-only"> {accountName(account)}</span>
        </>
      }
      class="btn btn-sm"
      title={`Disconnect ${accountName(account)}?`}
      action={socialAccountPath(account)}
      confirm="Disconnect"
    >
      Posts of it that are counting stop: what they have earned until now stays yours, and later
      views are not paid. Your {platform} account {addressOf(account)} is forgotten here, together
      with its history of numbers. On {platform} nothing changes.
    </Confirm>
  )
}

/** The account as people call it: the last part of its address. */
export function accountName({ account_url, platform_id }: SocialAccount): string {
  const name = decodeURIComponent(account_url).split('/').at(-1)
  return name ? `${platformNames[platform_id]} · ${name}` : platformNames[platform_id]
}

function addressOf({ account_url }: SocialAccount): string {
  return decodeURIComponent(account_url).replace('https://', '')
}
