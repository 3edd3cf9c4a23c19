import { Card } from '../../../framework/views/card.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { OwnPayoutMethod } from '../queries.ts'
import { isComplete } from '../readiness.ts'
import { holdInWords } from '../words.ts'

type Props = { method: OwnPayoutMethod; offersStripe: boolean }

/** The payout method to which earnings go now, and whether they can be asked for. */
export function CurrentMethod({ method, offersStripe }: Props) {
  return (
    <Card title={`Your earnings go to ${method.label}`}>
      <p class="text-sm text-base-content/80">
        <State method={method} offersStripe={offersStripe} />
      </p>
      {method.provider === 'stripe' && method.is_ready && (
        <p class="mt-2 text-sm text-base-content/80">
          Only Stripe knows your bank account:{' '}
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
  if (!is_ready) return <>You can request payouts once your Stripe account is set up.</>
  if (held_until === null)
    return isComplete(method) ? (
      <>You can request a payout at any time.</>
    ) : (
      <>You can request a payout once the tax details are complete.</>
    )
  return (
    <>
      {holdInWords(method)} You can request payouts <Time at={held_until} isPhrase />.
    </>
  )
}
