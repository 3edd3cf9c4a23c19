import { eq } from 'drizzle-orm'
import { lock } from '../../activity/records/lock.ts'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { authorize } from '../../framework/errors.ts'
import { type Actor, isLimitedToAreas } from '../../tables/actor.ts'
import {
  type AccessToken,
  accessTokens,
  spentWithinDay,
  tokenSpendings,
} from '../../tables/users/credentials/access-tokens.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { requireLive } from '../authentication/live.ts'
import { accessTokenRecord } from './record.ts'

type Money = { amount: number; currency: string }

/**
 * Counts what moves with a token that is limited to areas, and refuses what is beyond its limit of a day.
 * Tokens without areas move what their user may.
 */
export async function spendWithToken(
  tx: Tx,
  actor: Actor,
  { amount, currency }: Money,
): Promise<void> {
  if (!isLimitedToAreas(actor.credential) || amount === 0) return
  await requireSpendable(tx, actor, { amount, currency })
  await tx
    .insert(tokenSpendings)
    .values({ access_token_id: actor.credential.id ?? 0, amount, currency })
}

/** Counts a funding in the same way. The database counts those that a token of an organization asks for. */
export async function spendOnFunding(tx: Tx, actor: Actor, money: Money): Promise<void> {
  await (actor.credential.isOfOrganization ? requireSpendable : spendWithToken)(tx, actor, money)
}

async function requireSpendable(tx: Tx, actor: Actor, money: Money): Promise<void> {
  // Under the lock nobody else spends with it.
  const token = await lock(tx, accessTokenRecord, { id: actor.credential.id ?? 0 })
  await requireLive(tx, actor)
  const isOpen = isWithin(token, money, await readSpent(tx, token))
  authorize(isOpen, limitInWords(token), 'spend_limit')
}

function isWithin(token: AccessToken, { amount, currency }: Money, spent: number): boolean {
  const { daily_limit_amount: most, daily_limit_currency } = token
  return most !== null && daily_limit_currency === currency && spent + amount <= most
}

function limitInWords({ daily_limit_amount: most, daily_limit_currency: currency }: AccessToken) {
  return most === null || currency === null
    ? 'This access token may move no money: it has no limit for the area “money”.'
    : `This access token may move no more than ${formatMoney(most, currency)} daily, in the area “money”.`
}

async function readSpent(db: Reader, { id }: AccessToken): Promise<number> {
  const found = await db
    .select({ spent: spentWithinDay })
    .from(accessTokens)
    .where(eq(accessTokens.id, id))
  return one(found).spent
}
