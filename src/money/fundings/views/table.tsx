import { Table } from '../../../framework/views/lists/table.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { fundingPath } from '../../../vocabulary/addresses/money-urls.ts'
import type { FundingInList } from '../queries.ts'
import { providerNames, statusTones } from './names.ts'

type Props = {
  rows: FundingInList[]
  /** Whether all of them are of the campaign that the page is about. */
  isOfOne?: boolean
}

export function FundingTable({ rows, isOfOne = false }: Props) {
  return (
    <Table
      caption="Fundings"
      rows={rows}
      columns={[
        {
          title: 'Amount',
          cell: (funding) => (
            <>
              <a href={fundingPath(funding)} class="link link-hover font-medium">
                <Money amount={funding.amount} currency={funding.currency} />
              </a>
              {funding.reference !== null && (
                <span class="block font-mono text-xs whitespace-nowrap text-base-content/70">
                  {funding.reference}
                </span>
              )}
            </>
          ),
        },
        ...(isOfOne ? [] : [purpose]),
        {
          title: 'Paid by',
          class: 'max-sm:hidden',
          cell: ({ provider }) => providerNames[provider],
        },
        {
          title: 'Status',
          cell: ({ status }) => <Badge tone={statusTones[status]}>{status}</Badge>,
        },
        {
          title: 'Requested',
          class: 'max-sm:hidden',
          cell: ({ created_at }) => <Time at={created_at} />,
        },
      ]}
    />
  )
}

const purpose = {
  title: 'For',
  cell: ({ campaign_name }: FundingInList) => campaign_name ?? 'Balance',
}
