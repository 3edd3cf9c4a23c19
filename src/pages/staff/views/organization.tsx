import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { SubscriptionCard } from '../../../money/subscriptions/views/card.tsx'
import type { CampaignSummary } from '../../../tables/campaigns/campaigns.ts'
import type { CollabSummary } from '../../../tables/collabs/collabs.ts'
import type { Subscription } from '../../../tables/finance/subscriptions.ts'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { FirstLook } from '../../../teams/organizations/staff/views/first-look.tsx'
import { staffOrganizationProgramsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { CampaignList, CollabList } from './programs.tsx'

type Props = {
  organization: Organization
  campaigns?: Page<CampaignSummary>
  collabs?: Page<CollabSummary>
  subscriptions?: Subscription[]
  errors?: AttributeErrors
}

/** An organization as staff see it: to read, but for its subscription and whether it is shown. */
export function StaffOrganization({
  organization,
  campaigns,
  collabs,
  subscriptions,
  errors,
}: Props) {
  const { name, website, privacy_setting, created_at } = organization

  return (
    <Layout title={`${name}, as staff see it`}>
      <PageHeader
        title={name}
        description="Only its members can change its programs and settings."
      />
      <Card title="About">
        <Facts>
          <Fact name="Website">{website ?? 'None'}</Fact>
          <Fact name="Visible to">{audiences[privacy_setting]}</Fact>
          <Fact name="Created">
            <Time at={created_at} />
          </Fact>
        </Facts>
      </Card>
      <FirstLook organization={organization} errors={errors} />
      {subscriptions && (
        <SubscriptionCard organization={organization} subscriptions={subscriptions} />
      )}
      {campaigns && (
        <Programs
          title="Campaigns"
          page={campaigns}
          all={staffOrganizationProgramsPath(organization, 'campaigns')}
        >
          <CampaignList rows={campaigns.rows} />
        </Programs>
      )}
      {collabs && (
        <Programs
          title="Collabs"
          page={collabs}
          all={staffOrganizationProgramsPath(organization, 'collabs')}
        >
          <CollabList rows={collabs.rows} />
        </Programs>
      )}
    </Layout>
  )
}

const audiences: Record<Organization['privacy_setting'], string> = {
  public: 'Everyone',
  restricted: 'Signed-in users',
  private: 'Members',
}

type ProgramsProps = {
  title: string
  page: Page<unknown>
  /** The address of the whole list. */
  all: string
  children: ComponentChildren
}

function Programs({ title, page: { rows, total }, all, children }: ProgramsProps) {
  return (
    <Card title={title}>
      {total === 0 ? <p class="text-sm text-base-content/70">None yet.</p> : children}
      {total > rows.length && (
        <a href={all} class="link mt-4 inline-block text-sm">
          Show all {grouped(total)}
        </a>
      )}
    </Card>
  )
}
