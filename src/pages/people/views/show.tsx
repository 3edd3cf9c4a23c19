import { StatusBadge } from '../../../creators/social-accounts/views/status-badge.tsx'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { displayName } from '../../../tables/users/users.ts'
import {
  staffOrganizationPath,
  staffSocialAccountPath,
} from '../../../vocabulary/addresses/staff-urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import type { Person } from '../queries.ts'
import { Events, Linked, Links } from './lists.tsx'
import { Money, Payouts, Work } from './work.tsx'

type Props = { person: Person; staff: boolean }

/** Someone with an account, to read only. */
export function PersonShow({ person, staff }: Props) {
  const { user, organizations, social_accounts } = person

  return (
    <Layout title={displayName(user)}>
      <PageHeader
        title={displayName(user)}
        description={<>{user.email}. Your visit to this page is recorded.</>}
      >
        {staff && <Badge tone="info">staff</Badge>}
      </PageHeader>
      <Account person={person} />
      <div class="grid items-start gap-x-6 lg:grid-cols-2">
        <Links title="Organizations" empty="Not in any organization.">
          {organizations.map(({ id, name, role, is_owner }) => (
            <Linked href={staffOrganizationPath({ id })} name={name}>
              <Badge>{is_owner ? 'owner' : role}</Badge>
            </Linked>
          ))}
        </Links>
        <Links title="Social accounts" empty="No accounts connected.">
          {social_accounts.map(({ id, platform_id, account_url, status }) => (
            <Linked
              href={staffSocialAccountPath({ id })}
              name={account_url.replace(/^https?:\/\/(www\.)?/, '')}
              note={platformNames[platform_id]}
            >
              <StatusBadge status={status} />
            </Linked>
          ))}
        </Links>
      </div>
      <Money person={person} />
      <div class="grid items-start gap-x-6 lg:grid-cols-2">
        <Work person={person} />
        <Payouts person={person} />
      </div>
      <Events events={person.events} />
    </Layout>
  )
}

function Account({ person }: { person: Person }) {
  const { user, sessions_count, last_active_at, access_tokens_count, identities } = person

  return (
    <Card title="Account">
      <Facts>
        <Fact name="Public id">
          <code>{encodeId('User', user.id)}</code>
        </Fact>
        <Fact name="Joined">
          <Time at={user.created_at} />
        </Fact>
        <Fact name="Two-factor">
          {user.totp_enabled_at === null ? (
            'Off'
          ) : (
            <>
              Yes, <Time isReal after="since" at={user.totp_enabled_at} />
            </>
          )}
        </Fact>
        <Fact name="Signed in on">
          {sessions_count === 1 ? '1 device' : `${grouped(sessions_count)} devices`}
        </Fact>
        <Fact name="Last active">
          {last_active_at === null ? 'Not lately' : <Time isReal at={last_active_at} />}
        </Fact>
        <Fact name="Also signs in with">{identities.join(', ') || 'Nothing else'}</Fact>
        <Fact name="Access tokens">{grouped(access_tokens_count)}</Fact>
      </Facts>
    </Card>
  )
}
