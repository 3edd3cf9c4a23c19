import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { MoneyField, moneyValues } from '../../../framework/views/fields/money-field.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { isByHand } from '../../../tables/finance/payouts.ts'
import {
  earningsPath,
  payoutMethodPath,
  payoutsPath,
} from '../../../vocabulary/addresses/money-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { later, onceEvery, type TimeLimit } from '../../../vocabulary/time/time-limits.ts'
import { grantingLimit } from '../../grants/time-limits.ts'
import type { OwnPayoutMethod } from '../../payout-methods/queries.ts'
import { promiseInWords } from '../words.ts'

type Props = {
  currency: string
  available: number
  /** The moment at which more is theirs to withdraw, if anything is held for them. */
  next_release_at: string | null
  minimum: number
  method: OwnPayoutMethod | undefined
  /** The day on which it goes out if it is requested now. */
  sends_on: string
  /** The time for which money that was granted cannot be withdrawn yet. */
  hold: TimeLimit
  typed?: unknown
  errors?: AttributeErrors
}

export function PayoutNew(props: Props) {
  const { currency, available, next_release_at, hold } = props
  const isNothing = available === 0 && props.errors === undefined

  return (
    <Layout title="Withdraw">
      <PageHeader
        title="Withdraw"
        description={
          isNothing ? undefined : `${formatMoney(available, currency)} is in your balance.`
        }
      >
        <a href={earningsPath} class="btn btn-sm">
          Back to earnings
        </a>
      </PageHeader>
      {isNothing ? (
        <EmptyState icon="wallet" title="Nothing to withdraw yet">
          {next_release_at === null ? (
            `Nothing is granted yet either. What your posts earn is granted ${onceEvery(grantingLimit)}, and you can withdraw it ${later(hold)}.`
          ) : (
            <>
              You can withdraw more <Time at={next_release_at} isPhrase />.
            </>
          )}
        </EmptyState>
      ) : (
        <PayoutForm {...props} />
      )}
    </Layout>
  )
}

function PayoutForm({ currency, available, minimum, method, sends_on, typed, errors }: Props) {
  const record = { currency, amount: available }
  const values = {
    ...typedValues(typed, 'payout'),
    ...moneyValues(record, ['amount'], typed, 'payout'),
  }
  const isSmall = available < minimum || errors?.closing !== undefined

  return (
    <Card>
      <Form action={payoutsPath} record="payout" values={values} errors={errors}>
        <input type="hidden" name="payout[currency]" value={currency} />
        <MoneyField
          attribute="amount"
          label="Amount"
          currency={currency}
          hint={`At least ${formatMoney(minimum, currency)}.`}
        />
        {isSmall && (
          <CheckField
            attribute="closing"
            label="Last payout"
            hint="I am closing my account. Send me everything that is left, even below the minimum."
          />
        )}
        <p class="text-sm text-base-content/80">
          {method === undefined ? (
            <>
              We do not know where to send it yet:{' '}
              <a href={payoutMethodPath} class="link">
                save your payout details
              </a>{' '}
              first.
            </>
          ) : (
            <>
              It goes to <strong class="font-medium">{method.label}</strong>, even if you change
              your{' '}
              <a href={payoutMethodPath} class="link">
                payout details
              </a>{' '}
              later.
            </>
          )}
        </p>
        {method !== undefined && isByHand(method) && (
          <p class="text-sm text-base-content/80">{promiseInWords(sends_on)}.</p>
        )}
        <SubmitButton>Request payout</SubmitButton>
      </Form>
    </Card>
  )
}
