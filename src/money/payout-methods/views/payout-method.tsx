import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/confirm.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/form.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { payoutMethodPath } from '../../../vocabulary/urls.ts'
import type { OwnPayoutMethod } from '../queries.ts'
import { bankAttributes } from '../schema.ts'
import { BankFields } from './bank-fields.tsx'
import { TaxFields } from './tax-fields.tsx'

type Props = { method: OwnPayoutMethod | undefined; typed?: unknown; errors?: AttributeErrors }

export function PayoutMethodPage({ method, typed, errors }: Props) {
  const sent = typedValues(typed, 'payout_method')
  const isAboutBank = bankAttributes.some((attribute) => attribute in sent)
  const form = { action: payoutMethodPath, method: 'patch' as const, record: 'payout_method' }

  return (
    <Layout title="Payout details">
      <PageHeader
        title="Payout details"
        description="Where your earnings go. Every change is mailed to you, and holds payouts for 48 hours."
      />
      {method === undefined ? (
        <Card title="Bank account">
          <Form {...form} values={sent} errors={errors}>
            <BankFields />
            <h2 class="pt-2 text-base font-semibold">Who you are to the tax office</h2>
            <TaxFields />
            <SubmitButton>Save payout details</SubmitButton>
          </Form>
        </Card>
      ) : (
        <>
          <Current method={method} />
          <Card
            title="Who you are to the tax office"
            description="Needed before your first payout."
          >
            <Form
              {...form}
              values={{ ...method, tax_id: '', ...(isAboutBank ? {} : sent) }}
              errors={isAboutBank ? {} : errors}
            >
              <TaxFields isSaved={method.tax_id !== null} />
              <SubmitButton>Save tax details</SubmitButton>
            </Form>
          </Card>
          <Card
            title="Pay into another account"
            description="The account you have is never shown, so a new one replaces all of it."
          >
            <Form {...form} values={isAboutBank ? sent : {}} errors={isAboutBank ? errors : {}}>
              <BankFields />
              <SubmitButton>Save bank account</SubmitButton>
            </Form>
          </Card>
          <Delete method={method} />
        </>
      )}
    </Layout>
  )
}

function Current({ method: { label, held_until } }: { method: OwnPayoutMethod }) {
  return (
    <Card title={`Your earnings go to ${label}`}>
      <p class="text-sm text-base-content/80">
        {held_until === null ? (
          'Payouts can be asked for at any time.'
        ) : (
          <>
            Your details changed not long ago. Payouts can be asked for again{' '}
            <Time at={held_until} />.
          </>
        )}
      </p>
    </Card>
  )
}

function Delete({ method: { label } }: { method: OwnPayoutMethod }) {
  return (
    <Card danger title="Delete your payout details">
      <Confirm
        id="payout-method"
        label="Delete payout details"
        title="Delete your payout details?"
        action={payoutMethodPath}
        confirm="Delete payout details"
      >
        {label} and your tax details are deleted. You can go on earning; to be paid you need payout
        details again, which hold payouts for 48 hours. Payouts that you asked for before still go
        there.
      </Confirm>
    </Card>
  )
}
