import { type AttributeErrors, withoutBase } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { MoneyField, moneyValues } from '../../../../framework/views/fields/money-field.tsx'
import { Form, SubmitButton } from '../../../../framework/views/forms/form.tsx'
import { Badge } from '../../../../framework/views/values/badge.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { Funding } from '../../../../tables/finance/fundings.ts'
import type { Refund } from '../../../../tables/finance/refunds.ts'
import { refundsPath } from '../../../../vocabulary/addresses/money-urls.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import type { Refundable } from '../refundable.ts'

type Props = {
  funding: Funding
  refundable: Refundable
  refunds: Refund[]
  mayRefund: boolean
  typed: unknown
  errors: AttributeErrors | undefined
}

/** The refunds of a funding, and the way to send more of it back. */
export function RefundCard({ funding, refundable, refunds, mayRefund, typed, errors }: Props) {
  const { currency } = funding
  const { amount, reason } = refundable
  const values = moneyValues({ currency, amount }, ['amount'], typed, 'refund')

  return (
    <Card title="Refunds" description="Money goes back to where it came from.">
      <ul class="mb-5 divide-y divide-base-300 text-sm empty:hidden">
        {refunds.map((refund) => (
          <RefundItem refund={refund} />
        ))}
      </ul>
      {mayRefund && reason && <p class="text-sm text-base-content/70">{reason}</p>}
      {mayRefund && amount > 0 && (
        <Form
          action={refundsPath(funding)}
          record="refund"
          values={values}
          errors={errors && withoutBase(errors)}
          class="max-w-xs space-y-4"
        >
          <MoneyField
            attribute="amount"
            label="Amount to refund"
            hint={`At most ${formatMoney(amount, currency)}.`}
            currency={currency}
          />
          <SubmitButton class="">Refund…</SubmitButton>
        </Form>
      )}
    </Card>
  )
}

export const tones = { pending: 'warning', succeeded: 'success', failed: 'error' } as const

function RefundItem({ refund }: { refund: Refund }) {
  const { amount, currency, status, created_at, failure_reason } = refund

  return (
    <li class="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span class="font-medium">
        <Money amount={amount} currency={currency} />
      </span>
      <span class="text-base-content/70">{failure_reason ?? <Time at={created_at} />}</span>
      <Badge tone={tones[status]}>{status}</Badge>
    </li>
  )
}
