import type { Member } from '../../authentication/actor.ts'
import type { AttributeErrors } from '../../errors.ts'
import { membersPath } from '../../urls.ts'
import { Card } from '../../views/card.tsx'
import { Layout } from '../../views/layout.tsx'
import { PageHeader } from '../../views/page-header.tsx'
import { InvitationForm } from './form.tsx'

type Props = { member: Member; typed: unknown; errors: AttributeErrors }

/** The form of the members' page on its own, where it has something to say. */
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
