import { Card } from '../../../framework/views/card.tsx'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import type { Funding } from '../../../tables/finance/fundings.ts'
import { checkoutPath } from '../../../vocabulary/addresses/money-urls.ts'

type Props = { funding: Funding; mayPay: boolean }

/** Instructions for someone who pays by card. */
export function Checkout({ funding, mayPay }: Props) {
  if (!mayPay) return <Card title="Waiting for the payment">An admin can pay for it by card.</Card>

  return (
    <Card
      title="Pay by card"
      description="You pay on Stripe’s page and come back here. The money is added as soon as Stripe confirms it, usually right away."
    >
      {funding.checkout_url === null ? (
        <Form action={checkoutPath(funding)}>
          <p>Stripe has not answered yet. Nothing was charged.</p>
          <SubmitButton>Try again</SubmitButton>
        </Form>
      ) : (
        <a href={funding.checkout_url} class="btn btn-primary">
          Continue to payment
        </a>
      )}
    </Card>
  )
}
