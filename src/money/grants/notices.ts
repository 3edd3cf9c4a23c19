import { and, eq, gte } from 'drizzle-orm'
import { z } from 'zod'
import { defineNotifier } from '../../activity/notifications/notifier.ts'
import { nobody, notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import { isOneOf } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { currency, minorUnits } from '../../framework/http/fields/json-fields.ts'
import type { Grant } from '../../tables/finance/grants.ts'
import { ledgerAccounts } from '../../tables/finance/ledger.ts'
import { users } from '../../tables/users/users.ts'
import { earningsPath } from '../../vocabulary/addresses/money-urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'

export const earningsAvailable = defineNotifier({
  record_type: 'Submission',
  icon: 'wallet',
  topic: 'money',
  mail: true,
  path: () => earningsPath,
  type: 'EarningsAvailableNotifier',
  when: 'What is in the balance of a creator has come to the least that can be withdrawn. To the creator, about the post that brought it there.',
  params: z.object({ amount: minorUnits(12_500), currency }),
  title: ({ amount, currency }) => `You can withdraw ${formatMoney(amount, currency)}`,
  body: () => 'It is in your balance. Withdraw it whenever you like.',
})

/** Tells those who can withdraw now and could not before. Not of every reward: some come daily. */
export async function notifyAvailable(
  tx: Tx,
  services: Services,
  released: Grant[],
): Promise<void> {
  const { minimumPayout } = services.config.money
  const creators = released.map(({ user_id }) => user_id)
  const able = await tx
    .select({
      user_id: users.id,
      currency: ledgerAccounts.currency,
      amount: ledgerAccounts.balance,
    })
    .from(ledgerAccounts)
    .innerJoin(users, eq(users.id, ledgerAccounts.owner_id))
    .where(
      and(
        eq(ledgerAccounts.kind, 'creator'),
        isOneOf(ledgerAccounts.owner_id, creators),
        gte(ledgerAccounts.balance, minimumPayout),
      ),
    )
    .orderBy(users.id, ledgerAccounts.currency)
  for (const { user_id, currency, amount } of able) {
    const own = released.filter((one) => one.user_id === user_id && one.currency === currency)
    const last = own.at(-1)
    const before = (amount ?? 0) - own.reduce((sum, one) => sum + rewardOf(one), 0)
    if (last === undefined || amount === null || before >= minimumPayout) continue
    await notify(tx, services, [user_id], earningsAvailable, {
      record_id: last.submission_id,
      params: { amount, currency },
      by: nobody,
    })
  }
}

/** The reward that is left to release. */
export function rewardOf({ reward_amount, returned_reward_amount }: Grant): number {
  return reward_amount - returned_reward_amount
}
