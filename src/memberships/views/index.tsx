import type { Member } from '../../authentication/actor.ts'
import type { Page } from '../../http/pagination.ts'
import { InvitationSection } from '../../invitations/views/section.tsx'
import { Layout } from '../../views/layout.tsx'
import { PageHeader } from '../../views/page-header.tsx'
import { Pagination } from '../../views/pagination.tsx'
import { Table } from '../../views/table.tsx'
import { Time } from '../../views/time.tsx'
import type { MembershipWithUser, Team } from '../queries.ts'
import { MemberActions } from './actions.tsx'
import { Person } from './person.tsx'
import { RoleBadge } from './role-badge.tsx'

type Props = { member: Member; page: Page<MembershipWithUser> | Team }

export function MemberIndex({ member, page }: Props) {
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
              cell: (row) => <MemberActions membership={row} member={member} />,
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
