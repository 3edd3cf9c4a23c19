import { formatMoney } from '../../../vocabulary/amounts/money.ts'

/** An amount in its currency, with as many decimals as that has. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  return <span class="whitespace-nowrap tabular-nums">{formatMoney(amount, currency)}</span>
}
