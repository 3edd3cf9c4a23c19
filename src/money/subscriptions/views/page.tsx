import type { AttributeErrors } from '../../../framework/errors.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { Subscription } from '../../../tables/finance/subscriptions.ts'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { staffOrganizationPath } from '../../../vocabulary/addresses/staff-urls.ts'
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
