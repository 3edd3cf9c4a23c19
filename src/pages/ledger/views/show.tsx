import type { ComponentChildren } from 'preact'
import type { Page } from '../../../framework/pagination.ts'
import { ShareButton } from '../../../framework/views/forms/share-button.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { campaignTransfersPath } from '../../../vocabulary/addresses/money-urls.ts'
import { discoverCampaignPath } from '../../../vocabulary/addresses/urls.ts'
import type { LedgerPost } from '../posts.ts'
import type { Ledger } from '../queries.ts'
import { standingInWords } from '../words.ts'
import { LedgerBody } from './body.tsx'

type Props = {
  ledger: Ledger
  page: Page<LedgerPost>
  /** The address at which this reader finds the ledger. */
  path: string
}

/** The ledger for creators, and for everyone who was given its address. */
export function LedgerShow({ ledger, page, path, isOpen }: Props & { isOpen: boolean }) {
  return (
    <Layout title={`Ledger of ${ledger.name}`}>
      <p class="mb-4 text-sm">
        <a href={discoverCampaignPath(ledger)} class="link link-hover text-base-content/70">
          {ledger.name} by {ledger.organization_name}
        </a>
      </p>
      <PageHeader title={`Ledger of ${ledger.name}`} description={<Standing ledger={ledger} />}>
        {isOpen && <ShareButton path={path} title={`Ledger of ${ledger.name}`} />}
        <CsvButton href={`${path}.csv`} />
      </PageHeader>
      <LedgerBody ledger={ledger} page={page} />
    </Layout>
  )
}

/** The ledger for those who run the campaign, under what stands above all of its pages. */
export function CampaignLedgerShow({
  ledger,
  page,
  path,
  children,
}: Props & { children: ComponentChildren }) {
  return (
    <Layout title={`Ledger of ${ledger.name}`}>
      <PageHeader title="Shared ledger" description={<Standing ledger={ledger} />}>
        <a href={campaignTransfersPath(ledger)} class="btn btn-sm">
          <Icon name="history" />
          All transfers
        </a>
        <CsvButton href={`${path}.csv`} />
      </PageHeader>
      {children}
      <LedgerBody ledger={ledger} page={page} />
    </Layout>
  )
}

function Standing({ ledger }: { ledger: Ledger }) {
  return <span class="block max-w-prose text-pretty">{standingInWords(ledger)}</span>
}
