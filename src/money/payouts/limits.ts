import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { isOpenInDatabase, payouts } from '../../tables/finance/payouts.ts'

/**
 * The most payouts that wait at once: someone sends each of them, so nobody is to take out their balance
 * piece by piece.
 */
const mostOpen = 10

export async function guardOpenPayouts(db: Reader, { user }: Actor): Promise<void> {
  const isOpen = and(eq(payouts.user_id, user.id), isOpenInDatabase())
  const refusal = `${mostOpen} payouts are on their way already. Wait until one of them is sent, or cancel one.`
  guard((await db.$count(payouts, isOpen)) < mostOpen, 'base', refusal)
}
