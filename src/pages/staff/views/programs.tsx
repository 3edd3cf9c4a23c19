import type { ComponentChildren } from 'preact'
import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { CampaignStatus } from '../../../programs/campaigns/views/status.tsx'
import { CollabState } from '../../../programs/collabs/views/state.tsx'
import type { CampaignSummary } from '../../../tables/campaigns/campaigns.ts'
import type { CollabSummary } from '../../../tables/collabs/collabs.ts'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import {
  staffCampaignPath,
  staffCollabPath,
  staffOrganizationPath,
} from '../../../vocabulary/addresses/staff-urls.ts'

type Props<Row> = { organization: Organization; page: Page<Row> }

export function StaffCampaigns({ organization, page }: Props<CampaignSummary>) {
  return (
    <ProgramsPage title="Campaigns" organization={organization} page={page}>
      <CampaignList rows={page.rows} />
    </ProgramsPage>
  )
}

export function StaffCollabs({ organization, page }: Props<CollabSummary>) {
  return (
    <ProgramsPage title="Collabs" organization={organization} page={page}>
      <CollabList rows={page.rows} />
    </ProgramsPage>
  )
}

export function CampaignList({ rows }: { rows: CampaignSummary[] }) {
  return (
    <ul class="divide-y divide-base-300">
      {rows.map((campaign) => (
        <ProgramRow href={staffCampaignPath(campaign)} name={campaign.name}>
          <CampaignStatus campaign={campaign} />
        </ProgramRow>
      ))}
    </ul>
  )
}

export function CollabList({ rows }: { rows: CollabSummary[] }) {
  return (
    <ul class="divide-y divide-base-300">
      {rows.map((collab) => (
        <ProgramRow href={staffCollabPath(collab)} name={collab.name}>
          <CollabState collab={collab} />
        </ProgramRow>
      ))}
    </ul>
  )
}

type RowProps = { href: string; name: string; children: ComponentChildren }

function ProgramRow({ href, name, children }: RowProps) {
  return (
    <li class="flex items-center justify-between gap-4 py-3">
      <a href={href} class="link min-w-0 break-words">
        {name}
      </a>
      {children}
    </li>
  )
}

type PageProps = Props<unknown> & { title: string; children: ComponentChildren }

function ProgramsPage({ title, organization, page, children }: PageProps) {
  return (
    <Layout title={`${title} of ${organization.name}`}>
      <PageHeader
        title={title}
        description={
          <>
            Of{' '}
            <a href={staffOrganizationPath(organization)} class="link">
              {organization.name}
            </a>
          </>
        }
      />
      {page.total === 0 ? (
        <EmptyState icon="building" title="None yet">
          The organization has not created any.
        </EmptyState>
      ) : (
        <div class="rounded-box border border-base-300 bg-base-100 px-5 py-2 shadow-xs">
          {children}
        </div>
      )}
      <Pagination page={page} />
    </Layout>
  )
}
