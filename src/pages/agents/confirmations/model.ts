import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { lock } from '../../../activity/records/lock.ts'
import { realTime } from '../../../framework/database/columns.ts'
import type { Db, Tx } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { guard } from '../../../framework/errors.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  type Confirmation,
  confirmations,
} from '../../../tables/users/credentials/confirmations.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { limitFor } from '../../../vocabulary/rate-limits.ts'
import type { Action, Preview } from '../actions/action.ts'
import { confirmationNotFound } from './queries.ts'
import { confirmationLimit } from './time-limits.ts'

/** Keeps what a program asks for, until a person says yes or the time is over. */
export async function createConfirmation(
  db: Db,
  { user, credential }: Actor,
  { name }: Action,
  input: Record<string, unknown>,
  preview: Preview,
): Promise<Confirmation> {
  await limitRate(db, limitFor('confirmations-of', user.id))
  const { organization_id } = input
  const made = await db
    .insert(confirmations)
    .values({
      user_id: user.id,
      access_token_id: credential.id ?? 0,
      organization_id: decodeId('Organization', String(organization_id ?? '')) ?? null,
      action: name,
      arguments: input,
      fingerprint: fingerprintOf(preview),
      amount: preview.amount,
      currency: preview.currency,
      expires_at: sql`${realTime} + ${confirmationLimit.interval}::interval`,
    })
    .returning()
  return one(made)
}

/**
 * Notes that a person says yes, before it is done: of two who say so at once, one does it. It has to be what
 * was asked for still, down to the version of the record.
 */
export async function claimConfirmation(
  db: Db,
  actor: Actor,
  { id }: Confirmation,
  preview: Preview,
): Promise<void> {
  await db.transaction(async (tx) => {
    const confirmation = await lockConfirmation(tx, id)
    guard(confirmation.confirmed_at === null, 'base', 'This was confirmed already.')
    const changed = 'It has changed since it was asked for. Have it asked for again.'
    guard(isStill(confirmation, preview), 'base', changed)
    const set = { confirmed_at: realTime, confirmed_by_id: actor.user.id }
    const isIt = sql`${eq(confirmations.id, id)} and ${confirmations.expires_at} > ${realTime}`
    const claimed = await tx
      .update(confirmations)
      .set(set)
      .where(isIt)
      .returning({ id: confirmations.id })
    guard(claimed.length > 0, 'base', 'The time to confirm this is over. Have it asked for again.')
  })
}

/**
 * Takes the yes back where the route refused: nothing has happened, and it may be possible a little later.
 */
export async function releaseConfirmation(db: Db, { id }: Confirmation): Promise<void> {
  await db
    .update(confirmations)
    .set({ confirmed_at: null, confirmed_by_id: null })
    .where(eq(confirmations.id, id))
}

/** Notes that it is done, which until then is not known. */
export async function finishConfirmation(db: Db, { id }: Confirmation): Promise<void> {
  await db.update(confirmations).set({ done_at: realTime }).where(eq(confirmations.id, id))
}

/** Forgets what was asked for. */
export async function declineConfirmation(db: Db, { id }: Confirmation): Promise<void> {
  await db.transaction(async (tx) => {
    const { confirmed_at } = await lockConfirmation(tx, id)
    guard(confirmed_at === null, 'base', 'This was confirmed already.')
    await tx.delete(confirmations).where(eq(confirmations.id, id))
  })
}

function lockConfirmation(tx: Tx, id: number): Promise<Confirmation> {
  return lock(tx, { table: confirmations, notFound: confirmationNotFound }, { id })
}

/**
 * Whether what would happen now is what was asked for. Versions only grow, so what has changed is never the
 * same again.
 */
export function isStill({ fingerprint }: Confirmation, preview: Preview): boolean {
  return fingerprint.equals(fingerprintOf(preview))
}

/**
 * The hash of all that would happen. If any of it is different later, so is the hash. Balances beside it may
 * change.
 */
function fingerprintOf({ terms: _, page: __, would_pay: ___, ...preview }: Preview): Buffer {
  return createHash('sha256').update(JSON.stringify(preview)).digest()
}
