import type { AttributeErrors } from '../../../framework/errors.ts'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Organization } from '../../../tables/organizations.ts'
import type { Subscription } from '../../../tables/subscriptions.ts'
import { staffOrganizationPath } from '../../../vocabulary/staff-urls.ts'
import { SubscriptionCard } from './card.tsx'

type Props = {
  organization: Organization
  subscriptions: Subscription[]
  typed?: unknown
  errors: AttributeErrors
}

/** The card of the organization by itself, after something in it was refused. */
export function SubscriptionPage({ organization, ...props }: Props) {
  return (
    <Layout title={`Subscription of ${organization.name}`}>
      <PageHeader title={organization.name}>
        <a href={staffOrganizationPath(organization)} class="btn btn-sm">
          Back to the organization
        </a>
      </PageHeader>
      <SubscriptionCard organization={organization} {...props} />
    </Layout>
  )
}
