import { socialAccountsPath } from '../../urls.ts'
import { Card } from '../../views/card.tsx'
import { Unknown } from '../../views/count.tsx'
import { Fact, Facts } from '../../views/facts.tsx'
import { Layout } from '../../views/layout.tsx'
import { Time } from '../../views/time.tsx'
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
