import { Table } from '../../../framework/views/lists/table.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { Paper } from '../../../tables/finance/papers.ts'
import { paperPath, paperPdfPath } from '../../../vocabulary/addresses/money-urls.ts'
import { issueDay, titleOf } from '../words.ts'

export function PaperTable({ rows }: { rows: Paper[] }) {
  return (
    <Table
      caption="Documents"
      rows={rows}
      columns={[
        {
          title: 'Number',
          cell: (paper) => (
            <a
              href={paperPath(paper)}
              class="link link-hover font-medium whitespace-nowrap tabular-nums"
            >
              {paper.number}
            </a>
          ),
        },
        {
          title: 'What',
          cell: (paper) => (
            <span class="inline-flex flex-wrap items-center gap-2">
              {titleOf(paper)}
              {paper.is_test && <Badge tone="warning">Test</Badge>}
            </span>
          ),
        },
        { title: 'Issued', class: 'max-sm:hidden', cell: (paper) => issueDay(paper) },
        {
          title: 'Total',
          class: 'text-right',
          cell: ({ total_amount, currency }) => <Money amount={total_amount} currency={currency} />,
        },
        {
          title: '',
          class: 'max-sm:hidden w-0',
          cell: (paper) => (
            <a href={paperPdfPath(paper)} class="btn btn-ghost btn-xs" download>
              <Icon name="download" />
              PDF<span class="sr-only"> of {paper.number}</span>
            </a>
          ),
        },
      ]}
    />
  )
}
