import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Actor } from '../../../tables/actor.ts'
import { payoutBatchCsvPath, payoutBatchesPath } from '../../../vocabulary/addresses/staff-urls.ts'
import type { PayoutForStaff } from '../../payouts/queries.ts'
import { StaffPayoutTable } from '../../payouts/staff/views/table.tsx'
import type { BatchInList } from '../queries.ts'

type Props = { batch: BatchInList; page: Page<PayoutForStaff>; actor: Actor }

export function PayoutBatchShow({ batch, page, actor }: Props) {
  const isPayPal = batch.provider === 'paypal'

  return (
    <Layout title={`Batch ${batch.number}`}>
      <PageHeader
        title={`Batch ${batch.number}`}
        description={`Send every line ${isPayPal ? 'with PayPal' : 'at your bank'}, then mark it as sent here, or as failed on its own page.`}
      >
        <a href={payoutBatchesPath} class="btn btn-sm">
          All batches
        </a>
        <a href={payoutBatchCsvPath(batch)} class="btn btn-primary btn-sm" data-turbo="false">
          <Icon name="download" />
          {isPayPal ? 'CSV with PayPal addresses' : 'CSV with bank details'}
        </a>
      </PageHeader>
      <Card>
        <Facts>
          <Fact name="Amount">
            <Money amount={batch.amount} currency={batch.currency} />
          </Fact>
          <Fact name="Lines">{batch.payouts_count}</Fact>
          <Fact name="Still to mark">{batch.open_count}</Fact>
          <Fact name="Made">
            <Time at={batch.created_at} />
          </Fact>
        </Facts>
        <p class="mt-5 text-sm text-base-content/70">
          The file contains full {isPayPal ? 'PayPal addresses' : 'bank details'}, and every
          download is recorded. Delete it once everything is sent.
        </p>
      </Card>
      <StaffPayoutTable payouts={page.rows} actor={actor} />
      <Pagination page={page} />
    </Layout>
  )
}
