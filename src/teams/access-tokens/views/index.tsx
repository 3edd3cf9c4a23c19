import { AreaBadges } from '../../../accounts/access-tokens/views/areas.tsx'
import { DailyLimit } from '../../../accounts/access-tokens/views/daily-limit.tsx'
import type { Page } from '../../../framework/pagination.ts'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import {
  newOrganizationTokenPath,
  organizationTokenPath,
} from '../../../vocabulary/addresses/token-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import type { OrganizationToken } from '../queries.ts'

type Props = { member: Member; page: Page<OrganizationToken> }

export function OrganizationTokenIndex({ member: { organization }, page }: Props) {
  return (
    <Layout title={`Access tokens of ${organization.name}`}>
      <PageHeader
        title="Access tokens"
        description="Let programs act for your organization, in the areas that you choose. They stay when people leave."
      >
        <a href={newOrganizationTokenPath(organization)} class="btn btn-primary btn-sm">
          New access token
        </a>
      </PageHeader>
      {page.total === 0 ? (
        <EmptyState icon="key" title="No access tokens yet">
          Create one for a program that works for all of you, such as the sync with your shop.
        </EmptyState>
      ) : (
        <Table caption="Access tokens" rows={page.rows} columns={columns} />
      )}
      <Pagination page={page} />
    </Layout>
  )
}

const columns = [
  {
    title: 'Token',
    class: 'w-full',
    cell: (token: OrganizationToken) => (
      <div class="space-y-1.5">
        <span class="font-medium wrap-anywhere">{token.description}</span>
        <AreaBadges chosen={token.areas} />
        <DailyLimit token={token} />
        <span class="block text-sm text-base-content/70">
          Made by {token.created_by_name || 'someone who has left'}
        </span>
      </div>
    ),
  },
  {
    title: 'Last used',
    class: 'max-sm:hidden',
    cell: ({ last_used_at }: OrganizationToken) =>
      last_used_at ? <Time isReal at={last_used_at} /> : <span>Never</span>,
  },
  {
    title: 'Ends',
    class: 'max-sm:hidden',
    cell: ({ expires_at }: OrganizationToken) =>
      expires_at ? (
        <Time isReal at={expires_at} />
      ) : (
        <span class="whitespace-nowrap">When revoked</span>
      ),
  },
  { title: '', class: 'text-right', cell: (token: OrganizationToken) => <Revoke token={token} /> },
]

function Revoke({ token }: { token: OrganizationToken }) {
  return (
    <Confirm
      id={encodeId('OrganizationToken', token.id)}
      label={
        <>
          Revoke<span class="sr-only"> {token.description}</span>
        </>
      }
      title={`Revoke ${token.description}?`}
      action={organizationTokenPath(token)}
      confirm="Revoke token"
    >
      Whatever uses this token stops working right away. This cannot be undone.
    </Confirm>
  )
}
