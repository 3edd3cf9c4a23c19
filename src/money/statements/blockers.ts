import type { Config } from '../../framework/config/config.ts'
import type { Reader } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { dayInWords } from '../../vocabulary/time/time.ts'
import { type CreatorBalance, listOwnBalances } from './balances.ts'

/** The reasons why someone cannot leave yet: one sentence for each sum that they would leave behind. */
export async function findMoneyBlockers(
  db: Reader,
  { money }: Pick<Config, 'money'>,
  actor: Pick<Actor, 'user'>,
): Promise<string[]> {
  const balances = await listOwnBalances(db, actor)
  return balances.flatMap((balance) => sentencesOf(balance, money.minimumPayout))
}

function sentencesOf(balance: CreatorBalance, minimum: number): string[] {
  const { currency, next_release_at, on_the_way_amount, available_amount } = balance
  const { held_amount, reserved_amount } = balance
  const sum = (amount: number) => formatMoney(amount, currency)
  const release =
    next_release_at === null
      ? ''
      : ` You can withdraw the next part on ${dayInWords(next_release_at)}.`
  const way =
    available_amount < minimum
      ? 'Request it as your last payout first: that one may be below the minimum.'
      : 'Withdraw it first.'
  const sums: [amount: number, sentence: string][] = [
    [
      held_amount - reserved_amount,
      `${sum(held_amount - reserved_amount)} is granted, and not in your balance yet.${release} Wait until all of it is.`,
    ],
    [
      reserved_amount,
      `${sum(reserved_amount)} is set aside for your collabs, and yours when the work is done. Finish it, or withdraw from it.`,
    ],
    [available_amount, `${sum(available_amount)} is in your balance. ${way}`],
    [on_the_way_amount, `${sum(on_the_way_amount)} is on its way to you. Wait until it is sent.`],
  ]
  return sums.filter(([amount]) => amount > 0).map(([, sentence]) => sentence)
}
