import { decidedByOthers } from '../../../../activity/records/own.ts'
import { businessTime } from '../../../../framework/database/clock.ts'
import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { TextField } from '../../../../framework/views/fields/fields.tsx'
import { ErrorAlert } from '../../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { Actor } from '../../../../tables/actor.ts'
import { isByHand } from '../../../../tables/finance/payouts.ts'
import {
  payoutBatchPath,
  payoutFailurePath,
  payoutReturnPath,
  staffPayoutsPath,
  staffUserPath,
} from '../../../../vocabulary/addresses/staff-urls.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import { dayInWords } from '../../../../vocabulary/time/time.ts'
import { isLate } from '../../days.ts'
import type { PayoutForStaff } from '../../queries.ts'
import { PayoutStatusBadge } from '../../views/status.tsx'
import { MarkPaid, nameOf } from './table.tsx'

type Refused = { action: 'pay' | 'fail' | 'return'; typed: unknown; errors: AttributeErrors }

type Props = { payout: PayoutForStaff; actor: Actor; refused?: Refused }

export function StaffPayoutShow({ payout, actor, refused }: Props) {
  const { amount, currency, status, reference } = payout
  const isOwn = payout.user_id === actor.user.id
  const byHand = isByHand(payout)

  return (
    <Layout title={`Payout ${reference}`}>
      <ErrorAlert messages={refused?.errors.base} />
      <PageHeader title={`Payout of ${formatMoney(amount, currency)}`} description={reference}>
        <a href={staffPayoutsPath} class="btn btn-sm">
          All payouts
        </a>
      </PageHeader>
      <Card>
        <PayoutFacts payout={payout} />
      </Card>
      {!byHand && <AtStripe payout={payout} />}
      {byHand && isOwn && ['processing', 'paid'].includes(status) && (
        <p class="text-sm">{decidedByOthers('payout')}</p>
      )}
      {byHand && !isOwn && status === 'processing' && (
        <>
          <Card title="It was sent" description="We tell the creator that it is on its way.">
            <MarkPaid payout={payout} class="btn btn-primary" />
          </Card>
          <WithReason payout={payout} action="fail" refused={refused} />
        </>
      )}
      {byHand && !isOwn && status === 'paid' && (
        <WithReason payout={payout} action="return" refused={refused} />
      )}
    </Layout>
  )
}

function PayoutFacts({ payout }: { payout: PayoutForStaff }) {
  const { amount, currency, label, failure_reason, batch_id, batch_number } = payout

  return (
    <Facts>
      <Fact name="State">
        <PayoutStatusBadge payout={payout} />
      </Fact>
      <Fact name="Creator">
        {payout.user_email === null ? (
          nameOf(payout)
        ) : (
          <a href={staffUserPath({ id: payout.user_id })} class="link">
            {nameOf(payout)}
          </a>
        )}
      </Fact>
      <Fact name="E-mail address">{payout.user_email ?? 'Deleted'}</Fact>
      <Fact name="Amount">
        <Money amount={amount} currency={currency} />
      </Fact>
      <Fact name="To">{label}</Fact>
      <Fact name="Requested">
        <Time at={payout.created_at} />
      </Fact>
      {isByHand(payout) && (
        <Fact name="Promised to go out">
          {dayInWords(payout.sends_on)}
          {isLate(payout, businessTime()) && <span class="text-error">, late</span>}
        </Fact>
      )}
      {payout.paid_at !== null && (
        <Fact name="Sent">
          <Time at={payout.paid_at} />
        </Fact>
      )}
      {batch_id !== null && (
        <Fact name="Batch">
          <a href={payoutBatchPath({ id: batch_id })} class="link">
            Batch {batch_number}
          </a>
        </Fact>
      )}
      {payout.provider_id !== null && <Fact name="Transfer at Stripe">{payout.provider_id}</Fact>}
      {failure_reason !== null && <Fact name="Reason">{failure_reason}</Fact>}
    </Facts>
  )
}

/**
 * The state of a payout at Stripe. Nothing is decided by hand here, but a part that was taken back needs
 * someone.
 */
function AtStripe({ payout: { reversed_amount, currency } }: { payout: PayoutForStaff }) {
  if (reversed_amount === 0)
    return <p class="text-sm">Stripe sends this payout and reports its state.</p>
  return (
    <Card danger title={`${formatMoney(reversed_amount, currency)} was taken back at Stripe`}>
      <p class="text-sm">
        The ledger still says that it was sent in full. Reverse the rest of the transfer in Stripe’s
        dashboard too: the payout is then returned and can be requested again. Or send the missing
        part to the same Stripe account.
      </p>
    </Card>
  )
}

const forms = {
  fail: {
    title: 'It could not be sent',
    description: 'The money goes back to the creator’s balance.',
    button: 'Mark as failed',
    path: payoutFailurePath,
  },
  return: {
    title: 'The bank sent it back',
    description: 'The money goes back to the creator’s balance.',
    button: 'Mark as returned',
    path: payoutReturnPath,
  },
}

type ReasonProps = {
  payout: PayoutForStaff
  action: keyof typeof forms
  refused: Refused | undefined
}

function WithReason({ payout, action, refused }: ReasonProps) {
  const { title, description, button, path } = forms[action]
  const { reason } = refused?.action === action ? refused.errors : {}

  return (
    <Card title={title} description={description}>
      <Form
        action={path(payout)}
        record="payout"
        values={typedValues(refused?.typed, 'payout')}
        errors={reason === undefined ? {} : { reason }}
      >
        <TextField
          attribute="reason"
          label="Reason"
          required
          maxlength={255}
          hint="The creator sees this. Say what the bank said and how to fix it."
        />
        <SubmitButton class="btn-error btn-outline">{button}</SubmitButton>
      </Form>
    </Card>
  )
}
