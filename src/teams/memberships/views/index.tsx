import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import { displayName } from '../../../tables/users/users.ts'
import { InvitationSection } from '../../invitations/views/section.tsx'
import { RoleBadge } from '../../organizations/views/role-badge.tsx'
import type { MembersAndInvitations, MembershipWithUser } from '../queries.ts'
import { MembershipActions } from './actions.tsx'

type Props = { member: Member; page: Page<MembershipWithUser> | MembersAndInvitations }

export function MembershipIndex({ member, page }: Props) {
  const { organization } = member

  return (
    <Layout title={`Members of ${organization.name}`}>
      <PageHeader
        title="Members"
        description={`Who works on the programs of ${organization.name}.`}
      />
      <div class="mb-8">
        <Table
          caption={`Members of ${organization.name}`}
          rows={page.rows}
          columns={[
            { title: 'Person', cell: (row) => <Person membership={row} member={member} /> },
            {
              title: 'Role',
              cell: (row) => <RoleBadge membership={row} />,
              class: 'max-sm:hidden',
            },
            {
              title: 'Joined',
              cell: (row) => <Time at={row.created_at} />,
              class: 'max-md:hidden',
            },
            {
              title: '',
              cell: (row) => <MembershipActions membership={row} member={member} />,
              class: 'text-right',
            },
          ]}
        />
        <Pagination page={page} />
      </div>
      {'invitations' in page && (
        <InvitationSection organization={organization} invitations={page.invitations} />
      )}
    </Layout>
  )
}

function Person({ membership, member }: { membership: MembershipWithUser; member: Member }) {
  const { user } = membership

  return (
    <div class="flex min-w-0 items-center gap-3">
      <Avatar name={displayName(user)} class="size-9 max-sm:hidden" />
      <div class="min-w-0">
        <p class="font-medium wrap-anywhere">
          {displayName(user)}
          {membership.id === member.membership.id && (
            <span class="font-normal text-base-content/70"> (you)</span>
          )}
        </p>
        {user.name && <p class="text-sm wrap-anywhere text-base-content/70">{user.email}</p>}
        <p class="mt-1 sm:hidden">
          <RoleBadge membership={membership} />
        </p>
      </div>
    </div>
  )
}
