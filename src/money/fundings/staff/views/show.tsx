import type { AttributeErrors } from '../../../../framework/errors.ts'
import { Card } from '../../../../framework/views/card.tsx'
import { TextField } from '../../../../framework/views/fields/fields.tsx'
import { ErrorAlert } from '../../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, typedValues } from '../../../../framework/views/forms/form.tsx'
import { TransitionButton } from '../../../../framework/views/forms/transition-button.tsx'
import { Layout } from '../../../../framework/views/layout/layout.tsx'
import { Fact, Facts } from '../../../../framework/views/lists/facts.tsx'
import { PageHeader } from '../../../../framework/views/page-header.tsx'
import { Badge } from '../../../../framework/views/values/badge.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { staffFundingPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import type { FundingInList } from '../../queries.ts'
import { mayStillArrive } from '../../transitions.ts'
import { providerNames, statusTones } from '../../views/names.ts'

type Props = { funding: FundingInList; typed?: unknown; errors?: AttributeErrors }

/** A funding as staff see it, and what they decide about it. */
export function StaffFunding({ funding, typed, errors }: Props) {
  const money = formatMoney(funding.amount, funding.currency)
  const isPending = funding.status === 'pending'

  return (
    <Layout title={`Funding of ${money}`}>
      <ErrorAlert messages={errors?.base} />
      <PageHeader title={`Funding of ${money}`}>
        <Badge tone={statusTones[funding.status]}>{funding.status}</Badge>
      </PageHeader>
      <Card title="Details">
        <Facts>
          <Fact name="Reference">{funding.reference ?? '—'}</Fact>
          <Fact name="For">{funding.campaign_name ?? 'Balance'}</Fact>
          <Fact name="Paid by">{providerNames[funding.provider]}</Fact>
          <Fact name="Requested">
            <Time at={funding.created_at} />
          </Fact>
          {funding.payment_id && <Fact name="At Stripe">{funding.payment_id}</Fact>}
          {funding.failure_reason && <Fact name="Reason">{funding.failure_reason}</Fact>}
        </Facts>
      </Card>
      {funding.status === 'processing' && funding.failure_reason && (
        <Card title="Refund it at Stripe">
          A different amount was paid than requested, so nothing was credited. Refund the payment in
          Stripe’s dashboard: the funding then fails by itself, and the organization can try again.
        </Card>
      )}
      {mayStillArrive(funding) && (
        <Card
          title={isPending ? 'It has arrived' : 'It has arrived after all'}
          description={`Confirm only what you see in the bank account: exactly ${money}, with this reference.`}
        >
          <TransitionButton
            action={`${staffFundingPath(funding)}/confirmation`}
            label="Confirm"
            blockers={[]}
            warning={`${money} is added for the organization to spend. This cannot be undone.`}
          />
        </Card>
      )}
      {isPending && funding.provider === 'manual' && (
        <Card title="It will not arrive" description="The organization sees the reason.">
          <Form
            action={`${staffFundingPath(funding)}/refusal`}
            record="refusal"
            values={typedValues(typed, 'refusal')}
            errors={errors && { ...errors, base: [] }}
          >
            <TextField attribute="reason" label="Reason" />
            <SubmitButton class="btn-outline btn-error btn-sm">Refuse</SubmitButton>
          </Form>
        </Card>
      )}
    </Layout>
  )
}
