import { inArray } from 'drizzle-orm'
import type { Context } from '../../../framework/context.ts'
import type { Reader } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { users } from '../../../tables/users/users.ts'
import { findUserByEmail } from '../../users/queries.ts'
import { type Client, type Entered, finishSignIn } from '../entering/enter.ts'
import { limitExchanges } from '../rates.ts'

/** Someone of the demo world as whom anybody may enter a trial. */
export type Guise = { email: string; label: string; hint: string }

/** Those who are there: an installation with users of its own has no demo world. */
export async function listGuises(db: Reader, guises: readonly Guise[]): Promise<Guise[]> {
  if (guises.length === 0) return []
  const emails = guises.map(({ email }) => email)
  const there = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, emails))
  return guises.filter(({ email }) => there.some((user) => user.email === email))
}

/** Signs in as someone of the demo world, as the right code would. */
export async function enterAs(
  context: Context,
  guises: readonly Guise[],
  email: string,
  client: Client,
): Promise<Entered> {
  await limitExchanges(context, client)
  return context.db.transaction(async (tx) => {
    const isKnown = guises.some((guise) => guise.email === email)
    const user = isKnown ? await findUserByEmail(tx, email) : undefined
    guard(user !== undefined, 'email_address', 'is nobody of the demo world')
    return finishSignIn(tx, context, { user, isNew: false, isProved: true }, client)
  })
}
