import { Card } from '../../../framework/views/card.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { holdInWords } from '../policy.ts'
import type { OwnPayoutMethod } from '../queries.ts'

type Props = { method: OwnPayoutMethod; offersStripe: boolean }

/** Where earnings go now, and whether they can be asked for. */
export function CurrentMethod({ method, offersStripe }: Props) {
  return (
    <Card title={`Your earnings go to ${method.label}`}>
      <p class="text-sm text-base-content/80">
        <State method={method} offersStripe={offersStripe} />
      </p>
      {method.provider === 'stripe' && method.is_ready && (
        <p class="mt-2 text-sm text-base-content/80">
          Your bank account is known to Stripe alone:{' '}
          <a href="https://connect.stripe.com/express_login" class="link" rel="noreferrer">
            change it there
          </a>
          .
        </p>
      )}
    </Card>
  )
}

function State({ method, offersStripe }: Props) {
  const { provider, is_ready, held_until } = method
  if (provider === 'stripe' && !offersStripe)
    return <>Payouts through Stripe are switched off. Save a bank account to be paid.</>
  if (!is_ready) return <>Payouts can be asked for once your account at Stripe is set up.</>
  if (held_until === null) return <>Payouts can be asked for at any time.</>
  return (
    <>
      {holdInWords(method)} Payouts can be asked for <Time at={held_until} isPhrase />.
    </>
  )
}
