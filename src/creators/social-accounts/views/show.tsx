import { Card } from '../../../framework/views/card.tsx'
import { Unknown } from '../../../framework/views/count.tsx'
import { Fact, Facts } from '../../../framework/views/facts.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { socialAccountsPath } from '../../../vocabulary/urls.ts'
import type { SocialAccountWithNumbers } from '../queries.ts'
import { AccountHeading, accountName, Disconnect } from './account.tsx'
import { AccountNumbers } from './numbers.tsx'
import { StatusMeaning } from './status-badge.tsx'

export function SocialAccountShow({ account }: { account: SocialAccountWithNumbers }) {
  return (
    <Layout title={accountName(account)}>
      <p class="mb-4 text-sm">
        <a href={socialAccountsPath} class="link link-hover text-base-content/70">
          Social accounts
        </a>
      </p>
      <div class="mb-6 flex flex-wrap items-center gap-4">
        <AccountHeading account={account} level="h1" />
        <Disconnect account={account} />
      </div>
      <Card title="Numbers" description={<StatusMeaning status={account.status} />}>
        <AccountNumbers numbers={account} />
      </Card>
      <Card title="About">
        <Facts>
          <Fact name="Connected">
            <Time at={account.created_at} />
          </Fact>
          <Fact name="Last synchronised">
            {account.last_synced_at ? <Time at={account.last_synced_at} /> : 'Not yet'}
          </Fact>
          <Fact name="Id on the platform">{account.uid ?? <Unknown />}</Fact>
        </Facts>
      </Card>
    </Layout>
  )
}
