import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Paper } from '../../../tables/finance/papers.ts'
import type { Refund } from '../../../tables/finance/refunds.ts'
import { fundingCancellationPath } from '../../../vocabulary/addresses/money-urls.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { PapersOfFunding } from '../../paper/views/of-funding.tsx'
import { fundingPolicy } from '../policy.ts'
import type { FundingInList } from '../queries.ts'
import type { Refundable } from '../refunds/refundable.ts'
import { RefundCard } from '../refunds/views/card.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { Checkout } from './checkout.tsx'
import { providerNames, statusTones } from './names.ts'

type Props = {
  member: Member
  funding: FundingInList
  refundable: Refundable
  refunds: Refund[]
  papers: Paper[]
  bankDetails: string | undefined
  transferDays: number
  typed?: unknown
  errors?: AttributeErrors
}

export function FundingShow({
  member,
  funding,
  refundable,
  refunds,
  papers,
  bankDetails,
  transferDays,
  typed,
  errors,
}: Props) {
  const { amount, currency, status, provider } = funding
  const isPending = status === 'pending'

  return (
    <Layout title={`Funding of ${formatMoney(amount, currency)}`}>
      <ErrorAlert messages={errors?.base} />
      <PageHeader title={`Funding of ${formatMoney(amount, currency)}`}>
        <Badge tone={statusTones[status]}>{status}</Badge>
      </PageHeader>
      {isPending && provider === 'manual' && (
        <BankTransfer funding={funding} bankDetails={bankDetails} transferDays={transferDays} />
      )}
      {isPending && provider === 'stripe' && (
        <Checkout funding={funding} mayPay={fundingPolicy.create(member)} />
      )}
      {funding.failure_reason && (
        <Card title={status === 'canceled' ? 'This funding has lapsed' : 'This funding failed'}>
          {funding.failure_reason}
        </Card>
      )}
      <Card title="Details">
        <FundingFacts funding={funding} refunds={refunds} />
      </Card>
      <PapersOfFunding papers={papers} />
      {funding.succeeded_at && (
        <RefundCard
          funding={funding}
          refundable={refundable}
          refunds={refunds}
          mayRefund={fundingPolicy.refund(member)}
          typed={typed}
          errors={errors}
        />
      )}
      {isPending && fundingPolicy.cancel(member) && (
        <Confirm
          id="funding"
          label="Cancel this funding"
          title="Cancel this funding?"
          action={fundingCancellationPath(funding)}
          method="post"
          confirm="Cancel the funding"
        >
          {provider === 'stripe'
            ? 'It can no longer be paid after that.'
            : 'Do this only if you have not sent the money. If it arrives all the same, it is added then.'}
        </Confirm>
      )}
    </Layout>
  )
}

function FundingFacts({ funding, refunds }: Pick<Props, 'funding' | 'refunds'>) {
  const { campaign_id, organization_id, campaign_name, currency } = funding
  const refunding = refunds
    .filter(({ status }) => status === 'pending')
    .reduce((sum, { amount }) => sum + amount, 0)
  // The one amount is kept of both, since neither can be refunded again.
  const refunded = funding.refunded_amount - refunding

  return (
    <Facts>
      <Fact name="For">
        {campaign_id === null ? (
          'Balance'
        ) : (
          <a href={campaignPath({ id: campaign_id, organization_id })} class="link">
            {campaign_name}
          </a>
        )}
      </Fact>
      <Fact name="Paid by">{providerNames[funding.provider]}</Fact>
      <Fact name="Requested">
        <Time at={funding.created_at} />
      </Fact>
      {funding.succeeded_at && (
        <Fact name="Arrived">
          <Time at={funding.succeeded_at} />
        </Fact>
      )}
      {refunding > 0 && (
        <Fact name="On its way back">
          <Money amount={refunding} currency={currency} />
        </Fact>
      )}
      {refunded > 0 && (
        <Fact name="Refunded">
          <Money amount={refunded} currency={currency} />
        </Fact>
      )}
      {funding.disputed_amount > 0 && (
        <Fact name="Disputed">
          <Money amount={funding.disputed_amount} currency={currency} />
        </Fact>
      )}
    </Facts>
  )
}
