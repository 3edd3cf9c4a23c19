import { hasPassed } from '../../../framework/database/clock.ts'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { CheckField } from '../../../framework/views/fields/check-field.tsx'
import { MoneyField, moneyValues } from '../../../framework/views/fields/money-field.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { isByHand } from '../../../tables/finance/payouts.ts'
import { payoutMethodPath, payoutsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { later, onceEvery, type TimeLimit } from '../../../vocabulary/time/time-limits.ts'
import { grantingLimit } from '../../grants/time-limits.ts'
import type { OwnPayoutMethod } from '../../payout-methods/queries.ts'
import { isComplete } from '../../payout-methods/readiness.ts'
import { holdInWords, missingInWords } from '../../payout-methods/words.ts'
import { costInWords, promiseInWords } from '../words.ts'

type Props = {
  currency: string
  available: number
  /** The moment at which more is theirs to withdraw, if anything is held for them. */
  next_release_at: string | null
  /** Whether some of what is granted is on hold. */
  is_on_hold: boolean
  minimum: number
  method: OwnPayoutMethod | undefined
  /** The day on which it goes out if it is requested as soon as it can be. */
  sends_on: string
  /** The time for which money that was granted cannot be withdrawn yet. */
  hold: TimeLimit
  typed?: unknown
  errors?: AttributeErrors
}

export function PayoutNew(props: Props) {
  const { currency, available, next_release_at, is_on_hold, hold } = props
  const isNothing = available === 0 && props.errors === undefined

  return (
    <Layout title="Withdraw">
      <PageHeader
        title="Withdraw"
        description={
          isNothing ? undefined : `${formatMoney(available, currency)} is in your balance.`
        }
      ></PageHeader>
      {isNothing ? (
        <EmptyState icon="wallet" title="Nothing to withdraw yet">
          {is_on_hold && 'What is granted is on hold until a question about it is cleared up. '}
          {next_release_at === null ? (
            !is_on_hold &&
            `Nothing is granted yet either. What your posts earn is granted ${onceEvery(grantingLimit)}, and you can withdraw it ${later(hold)}.`
          ) : (
            <>
              You can withdraw {is_on_hold ? 'other money' : 'what is granted'}{' '}
              {hasPassed(next_release_at) ? (
                'any moment now'
              ) : (
                <Time at={next_release_at} isPhrase />
              )}
              .
            </>
          )}
        </EmptyState>
      ) : props.method === undefined || !isPayable(props.method) ? (
        <NotYet method={props.method} sends_on={props.sends_on} errors={props.errors} />
      ) : (
        <PayoutForm {...props} method={props.method} />
      )}
    </Layout>
  )
}

function isPayable(method: OwnPayoutMethod): boolean {
  return isComplete(method) && method.held_until === null
}

type NotYetProps = Pick<Props, 'method' | 'sends_on'> & { errors: AttributeErrors | undefined }

/** The step that comes before a payout, instead of a form that would be refused. */
function NotYet({ method, sends_on, errors }: NotYetProps) {
  const isHeld = method !== undefined && isComplete(method)

  return (
    <>
      <ErrorAlert messages={errors?.base} />
      <Card>
        <div class="space-y-4 text-sm text-base-content/80">
          {method === undefined ? (
            <p>We do not know where to send it yet.</p>
          ) : !method.is_ready ? (
            <p>It goes to {method.label}, once your Stripe account is set up.</p>
          ) : !isHeld ? (
            <p>
              It goes to {method.label}, but {missingInWords(method)}. Add that first.
            </p>
          ) : (
            <>
              <p>
                It goes to <strong class="font-medium">{method.label}</strong>.{' '}
                {holdInWords(method)}
              </p>
              <p>
                You can request it <Time at={method.held_until ?? ''} isPhrase />.
                {isByHand(method) && ` ${promiseInWords(sends_on)}, if you request it that day.`}
              </p>
            </>
          )}
        </div>
        {!isHeld && (
          <a href={payoutMethodPath} class="btn btn-primary mt-5">
            {method === undefined ? 'Add payout details' : 'Complete payout details'}
          </a>
        )}
      </Card>
    </>
  )
}

type FormProps = Props & { method: OwnPayoutMethod }

function PayoutForm({ currency, available, minimum, method, sends_on, typed, errors }: FormProps) {
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
          It goes to <strong class="font-medium">{method.label}</strong>, even if you change your{' '}
          <a href={payoutMethodPath} class="link">
            payout details
          </a>{' '}
          later.
        </p>
        {isByHand(method) && (
          <p class="text-sm text-base-content/80">{promiseInWords(sends_on)}.</p>
        )}
        <p class="text-sm text-base-content/80">{costInWords(method, currency)}</p>
        <SubmitButton>Request payout</SubmitButton>
      </Form>
    </Card>
  )
}
