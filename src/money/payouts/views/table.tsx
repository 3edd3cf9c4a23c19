import { Table } from '../../../framework/views/lists/table.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Payout } from '../../../tables/finance/payouts.ts'
import { payoutPath } from '../../../vocabulary/addresses/money-urls.ts'
import { PayoutStatusBadge } from './status.tsx'

export function PayoutTable({ payouts }: { payouts: Payout[] }) {
  return (
    <Table
      caption="Your payouts"
      rows={payouts}
      columns={[
        {
          title: 'Reference',
          cell: (payout) => (
            <a href={payoutPath(payout)} class="link font-medium whitespace-nowrap">
              {payout.reference}
            </a>
          ),
        },
        { title: 'Amount', cell: (payout) => <Money {...payout} />, class: 'text-right' },
        { title: 'State', cell: (payout) => <PayoutStatusBadge payout={payout} /> },
        {
          title: 'To',
          cell: ({ label }) => <span class="whitespace-nowrap">{label}</span>,
          class: 'max-sm:hidden',
        },
        {
          title: 'Requested',
          cell: ({ created_at }) => <Time at={created_at} />,
        },
      ]}
    />
  )
}
