import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { newSocialAccountPath, socialAccountPath } from '../../../vocabulary/addresses/urls.ts'
import { type PlatformId, platformNames } from '../../../vocabulary/platforms.ts'
import type { SocialAccountWithNumbers } from '../queries.ts'
import { AccountHeading, accountName, Disconnect } from './account.tsx'
import { ConnectForm } from './form.tsx'
import { AccountNumbers } from './numbers.tsx'
import { StatusMeaning } from './status-badge.tsx'
import { TrialHint } from './trial-hint.tsx'

type Props = { page: Page<SocialAccountWithNumbers>; signIn: PlatformId[] }

export function SocialAccountIndex({ page, signIn }: Props) {
  return (
    <Layout title="Social accounts">
      <PageHeader
        title="Social accounts"
        description="The accounts you post on. You need a verified one to take part in a program."
      />
      {page.total === 0 ? (
        <EmptyState icon="atSign" title="No accounts connected yet">
          Connect the accounts you post on below.
        </EmptyState>
      ) : (
        <ul class="space-y-4">
          {page.rows.map((account) => (
            <Account account={account} />
          ))}
        </ul>
      )}
      <Pagination page={page} />
      <div class="mt-6 empty:hidden">
        <TrialHint />
      </div>
      <div class="mt-8">
        <Card title="Connect an account">
          {signIn.length > 0 && (
            <p class="mb-6 text-sm">
              <a href={newSocialAccountPath} class="btn btn-sm">
                Sign in to {signIn.map((id) => platformNames[id]).join(', ')}
              </a>
            </p>
          )}
          <ConnectForm signIn={[]} />
        </Card>
      </div>
    </Layout>
  )
}

function Account({ account }: { account: SocialAccountWithNumbers }) {
  return (
    <li class="rounded-box border border-base-300 bg-base-100 p-5 shadow-xs">
      <div class="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <AccountHeading account={account} level="h2" />
        <div class="flex gap-2">
          <a
            href={socialAccountPath(account)}
            class="btn btn-sm"
            aria-label={`Details of ${accountName(account)}`}
          >
            Details
          </a>
          <Disconnect account={account} />
        </div>
      </div>
      {account.last_synced_at === null ? (
        <p class="text-sm text-base-content/70">
          <StatusMeaning status={account.status} />
        </p>
      ) : (
        <AccountNumbers numbers={account} />
      )}
    </li>
  )
}
