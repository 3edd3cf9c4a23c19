import type { ComponentChildren } from 'preact'
import type { Page } from '../../../framework/pagination.ts'
import { useFrame } from '../../../framework/views/frame.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { CsvButton } from '../../../framework/views/lists/csv-button.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Table } from '../../../framework/views/lists/table.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { AccountKind } from '../../../tables/finance/ledger.ts'
import { fundingPath } from '../../../vocabulary/addresses/money-urls.ts'
import {
  campaignSubmissionPath,
  collabSubmissionPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { campaignPath, type Identified } from '../../../vocabulary/addresses/urls.ts'
import type { MoneyFilters, NamedProgram } from '../filters.ts'
import { isFiltered, withQueryOf } from '../filters.ts'
import type { TransferInList, Work } from '../queries.ts'
import { accountInWords, changeIn, eventInWords, forWhom } from '../words.ts'
import { MoneyFilterForm } from './filters.tsx'

type Props = {
  title: string
  /** The heading above the list, if the page around it names whose it is. */
  heading?: string
  organization: Identified
  /** The sentence about what is listed here, and where to find the rest. */
  description: ComponentChildren
  /** Whose movements these are, the most important first: what comes into them is a gain. */
  own: AccountKind[]
  page: Page<TransferInList>
  path: string
  filters: MoneyFilters
  /** The movements that can happen here, as people call them. */
  events: [event: string, name: string][]
  programs?: NamedProgram[]
  /** The campaign that is chosen, if its money moves elsewhere. */
  elsewhere?: { name: string; path: string } | undefined
  /** The address of the same list as a file. */
  file: string
  /** The address of the list that has only what was paid in. */
  fundings?: string
  /** The address at which both sides read what the money went to. */
  ledger?: string | undefined
}

export function TransferIndex(props: Props) {
  const {
    title,
    heading = title,
    organization,
    description,
    own,
    page,
    path,
    filters,
    events,
    programs,
    elsewhere,
  } = props
  const { file, fundings, ledger } = props
  const { url } = useFrame()

  return (
    <Layout title={title}>
      <PageHeader title={heading} description={description}>
        <CsvButton href={withQueryOf(file, url)} />
        {fundings && (
          <a href={fundings} class="btn btn-sm">
            Only fundings
          </a>
        )}
        {ledger && (
          <a href={ledger} class="btn btn-sm">
            <Icon name="bookOpen" />
            Shared ledger
          </a>
        )}
      </PageHeader>
      <MoneyFilterForm path={path} filters={filters} events={events} programs={programs} />
      {elsewhere && (
        <p class="mb-4 text-sm">
          Rewards of {elsewhere.name} are paid from its own budget:{' '}
          <a href={elsewhere.path} class="link">
            transfers of this campaign
          </a>
        </p>
      )}
      {page.rows.length === 0 ? (
        <EmptyState icon="history" title="Nothing here">
          {isFiltered(filters)
            ? 'Nothing moved that is like this. Choose another kind, program or range of days.'
            : 'No money has moved yet.'}
        </EmptyState>
      ) : (
        <Table
          caption={title}
          rows={page.rows}
          columns={[
            { title: 'When', cell: ({ created_at }) => <Time at={created_at} /> },
            {
              title: 'What',
              cell: (transfer) => (
                <What transfer={transfer} own={own} organization={organization} />
              ),
            },
            {
              title: 'From and to',
              class: 'max-sm:hidden',
              cell: ({ from_kind, to_kind }) =>
                `${accountInWords[from_kind]} → ${accountInWords[to_kind]}`,
            },
            {
              title: 'Amount',
              class: 'text-right',
              cell: (transfer) => <SignedAmount transfer={transfer} own={own} />,
            },
          ]}
        />
      )}
      <Pagination page={page} />
    </Layout>
  )
}

type WhatProps = { transfer: TransferInList } & Pick<Props, 'own' | 'organization'>

/** Leads to the funding, the campaign, the post or the application that the money is of. */
function What({ transfer, own, organization }: WhatProps) {
  const { event, campaign_id, campaign_name, submission, funding_id } = transfer
  const of = (id: number) => ({ id, organization_id: organization.id })
  // The page of a campaign need not name it with each transfer.
  const isNamed = !own.includes('budget')
  const campaign =
    isNamed && campaign_id !== null ? (
      <Lead to={campaignPath(of(campaign_id))}>{campaign_name}</Lead>
    ) : undefined
  const program = campaign ?? (isNamed ? submission?.collab_name : undefined)
  const name = eventInWords(event)
  return (
    <div>
      <span class="font-medium">
        {funding_id === null ? name : <Lead to={fundingPath(of(funding_id))}>{name}</Lead>}
      </span>
      {(program || submission) && (
        <span class="block text-base-content/70">
          {submission && <ForWhom work={submission} />}
          {submission && program && ' · '}
          {program}
        </span>
      )}
    </div>
  )
}

function Lead({ to, children }: { to: string; children: ComponentChildren }) {
  return (
    <a href={to} class="link link-hover">
      {children}
    </a>
  )
}

/** Leads to the post or the application that the money is for. */
function ForWhom({ work }: { work: Work }) {
  const { id, organization_id, campaign_id, collab_id } = work
  const path =
    campaign_id === undefined
      ? collabSubmissionPath({ id, organization_id, collab_id: collab_id ?? 0 })
      : campaignSubmissionPath({ id, organization_id, campaign_id })
  return <Lead to={path}>{forWhom(work)}</Lead>
}

function SignedAmount({ transfer, own }: { transfer: TransferInList; own: AccountKind[] }) {
  const { amount, currency } = transfer
  const isGain = changeIn(own, transfer) > 0

  return (
    <span class={`font-medium whitespace-nowrap ${isGain ? 'text-success' : ''}`}>
      {isGain ? '+' : '−'}
      <Money amount={amount} currency={currency} />
    </span>
  )
}
