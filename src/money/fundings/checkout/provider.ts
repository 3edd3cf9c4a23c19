import { guard } from '../../../framework/errors.ts'
import { refusalOf } from '../../stripe/amounts.ts'
import type { Provider } from '../provider.ts'

/** Where it is paid is asked of Stripe once it is committed: see `openCheckout`. */
export const card: Provider = {
  guardAmount({ amount, currency }) {
    const refusal = refusalOf(amount, currency)
    guard(refusal === undefined, 'amount', refusal ?? '')
  },
}
