import { guard } from '../../framework/errors.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import type { Provider } from './provider.ts'
import { guardNoDebt } from './transitions.ts'

export const ownBalance: Provider = {
  guardAmount({ amount, currency }, { debt, available }) {
    guardNoDebt(debt)
    const tooMuch = `is more than your balance of ${formatMoney(available, currency)}`
    guard(amount <= available, 'amount', tooMuch)
  },
}
