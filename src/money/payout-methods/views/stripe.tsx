import type { ComponentChildren } from 'preact'
import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Form, SubmitButton, type Values } from '../../../framework/views/forms/form.tsx'
import { onboardingPath } from '../../../vocabulary/addresses/money-urls.ts'
import type { OwnPayoutMethod } from '../queries.ts'
import { TaxFields } from './tax-fields.tsx'

/** The addresses outside that these forms lead to, for the content policy. */
export function stripeTargetsOf(offersStripe: boolean): string[] {
  return offersStripe ? ['https://connect.stripe.com'] : []
}

type Refused = { values?: Values; errors?: AttributeErrors | undefined }

/** The card for someone who has no payout details yet. */
export function StartAtStripe({ values = {}, errors }: Refused) {
  return (
    <Card
      title="Stripe"
      description="Stripe asks for your identity and bank account on its own pages, and pays you from there. Payouts are sent within minutes. Stripe opens your account in the country you choose here."
    >
      <ToStripe>
        <Form action={onboardingPath} record="payout_method" values={values} errors={errors}>
          <TaxFields />
          <SubmitButton>Continue at Stripe</SubmitButton>
        </Form>
      </ToStripe>
    </Card>
  )
}

type Props = { method: OwnPayoutMethod } & Refused

/** The card for someone whose account at Stripe cannot be paid into yet. */
export function FinishAtStripe({ errors }: Refused) {
  return (
    <Card
      title="Finish at Stripe"
      description="Stripe needs more details before it can pay you. After that, you can request payouts here."
    >
      <Continue errors={errors}>Continue at Stripe</Continue>
    </Card>
  )
}

/** The card for someone who is paid into a bank account. */
export function ChangeToStripe({ method: { tax_country }, errors }: Props) {
  return (
    <Card
      title="Switch to Stripe"
      description="Payouts are then sent within minutes. Stripe asks for your bank account on its own pages, and the one saved here is deleted."
    >
      {tax_country === null ? (
        <p class="text-sm">
          First save the country you pay tax in, above. Stripe opens your account there.
        </p>
      ) : (
        <Continue errors={errors}>Switch to Stripe</Continue>
      )}
    </Card>
  )
}

type ContinueProps = { errors: AttributeErrors | undefined; children: string }

function Continue({ errors, children }: ContinueProps) {
  return (
    <ToStripe>
      <ErrorAlert messages={errors && Object.values(errors).flat()} />
      <Form action={onboardingPath}>
        <SubmitButton>{children}</SubmitButton>
      </Form>
    </ToStripe>
  )
}

/** Switches Turbo off, which cannot follow an answer to another site. */
function ToStripe({ children }: { children: ComponentChildren }) {
  return <div data-turbo="false">{children}</div>
}
