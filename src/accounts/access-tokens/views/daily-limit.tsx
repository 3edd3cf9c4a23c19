import { SelectField } from '../../../framework/views/fields/fields.tsx'
import { MoneyField } from '../../../framework/views/fields/money-field.tsx'
import type { AccessToken } from '../../../tables/users/credentials/access-tokens.ts'
import { currencyOptions } from '../../../vocabulary/amounts/currencies.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'

/** The most that a token may move, in a form. */
export function DailyLimitFields({ currency }: { currency: string }) {
  return (
    <div class="grid gap-5 sm:grid-cols-2">
      <MoneyField
        attribute="daily_limit_amount"
        label="Daily limit"
        hint="The most it may move daily. Needed where it may write money."
        currency={currency}
      />
      <SelectField
        attribute="daily_limit_currency"
        label="Currency of the limit"
        hint="It moves money in no other."
        options={currencyOptions}
      />
    </div>
  )
}

type Spending = Pick<AccessToken, 'daily_limit_amount' | 'daily_limit_currency'> & {
  spent_amount: number
}

/** The limit of a token that moves money, and what is used of it. */
export function DailyLimit({ token }: { token: Spending }) {
  const { daily_limit_amount: most, daily_limit_currency: currency, spent_amount } = token
  if (most === null || currency === null) return null
  return (
    <span class="block text-sm text-base-content/70">
      {formatMoney(spent_amount, currency)} of {formatMoney(most, currency)} of its daily limit
      moved
    </span>
  )
}
