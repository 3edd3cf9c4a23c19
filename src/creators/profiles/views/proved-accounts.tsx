import { Count } from '../../../framework/views/values/count.tsx'
import { PlatformMark } from '../../../framework/views/values/platform-mark.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { handleOf } from '../accounts.ts'
import type { ProvedAccount } from '../queries.ts'

/** Accounts with their numbers, and the day on which these were read. */
export function ProvedAccounts({ accounts }: { accounts: ProvedAccount[] }) {
  if (accounts.length === 0) return <p class="text-sm">No account is verified yet.</p>

  return (
    <ul class="divide-y divide-base-300">
      {accounts.map((account) => (
        <li class="flex flex-wrap items-center gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0">
          <a
            href={account.account_url}
            rel="noopener nofollow noreferrer"
            class="link flex min-w-0 flex-1 basis-48 items-center gap-2 text-sm font-medium max-md:min-h-11"
          >
            <PlatformMark platform_id={account.platform_id} />
            <span class="min-w-0 wrap-anywhere">{handleOf(account)}</span>
            <span class="sr-only">{` on ${platformNames[account.platform_id]}`}</span>
          </a>
          {account.subscriber_count !== null && (
            <p class="text-sm tabular-nums">
              <strong class="font-semibold">
                <Count of={account.subscriber_count} />
              </strong>{' '}
              followers
            </p>
          )}
          {account.engagement_rate !== null && (
            <p class="text-sm tabular-nums">
              <strong class="font-semibold">{`${Number(account.engagement_rate)}%`}</strong>{' '}
              engagement
            </p>
          )}
          <p class="basis-full text-xs text-base-content/70 sm:basis-auto">
            {account.last_synced_at ? (
              <>
                Read <Time at={account.last_synced_at} isPoint />
              </>
            ) : (
              'Not read yet'
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
