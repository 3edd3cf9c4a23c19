import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Member } from '../../../tables/actor.ts'
import { membersPath } from '../../../vocabulary/addresses/urls.ts'
import { InvitationForm } from './form.tsx'

type Props = { member: Member; typed: unknown; errors: AttributeErrors }

/** The form of the members' page on a page of its own, which is shown when it has errors. */
export function InvitationNew({ member: { organization }, typed, errors }: Props) {
  return (
    <Layout title="Invite someone">
      <PageHeader
        title="Invite someone"
        description={`They get a mail with a link to join ${organization.name}.`}
      >
        <a href={membersPath(organization)} class="btn btn-sm">
          Back to the members
        </a>
      </PageHeader>
      <Card>
        <InvitationForm organization={organization} typed={typed} errors={errors} />
      </Card>
    </Layout>
  )
}
