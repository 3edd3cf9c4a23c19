import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../framework/database/db.ts'
import { executeLater } from '../../framework/database/driver/write-row.ts'
import { Invalid } from '../../framework/errors.ts'
import { idempotencyKeys } from '../../tables/users/credentials/idempotency-keys.ts'

/** A key that a program gave its request, so that it can send it again without having it done twice. */
export type IdempotencyKey = {
  user_id: number
  route: string
  key: string
  fingerprint: Buffer
  /** The claim of the transaction under way, where its request has claimed the key before all else. */
  claim?: Claim
}

/** The outcome of claiming a key: whether it had been before, and which record was made under it then. */
type Claim = { isReplay: boolean; madeBefore: number | undefined }

/** The request was done before, and what came of it has to be found in its answer. */
export class DoneBefore extends Error {}

/**
 * Claims the key in the transaction that does what was asked for, before anything else is written. Gives the
 * id of the record that was made under it before. Whoever comes while that is still being made waits here.
 */
export async function claimKey(
  tx: Tx,
  key: IdempotencyKey | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined
  const { madeBefore } = key.claim ?? (await claim(tx, key))
  return madeBefore
}

/** Claims a key for a request whose handler knows nothing of keys: it must not be done again. */
export async function claimFirst(tx: Tx, key: IdempotencyKey): Promise<Claim> {
  const outcome = await claim(tx, key)
  if (outcome.isReplay && outcome.madeBefore === undefined) throw new DoneBefore()
  return outcome
}

async function claim(tx: Tx, key: IdempotencyKey): Promise<Claim> {
  const { user_id, route, key: text, fingerprint } = key
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ user_id, route, key: text, fingerprint })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
  if (claimed.length > 0) return { isReplay: false, madeBefore: undefined }
  const [found] = await find(tx, key)
  // Whoever had it has given it back in between, because they were refused.
  if (found === undefined) return claim(tx, key)
  return { isReplay: true, madeBefore: found.record_id ?? undefined }
}

/** Says which record was made under the key. */
export async function bindKey(
  tx: Tx,
  key: IdempotencyKey | undefined,
  { id }: { id: number },
): Promise<void> {
  if (key === undefined) return
  executeLater(tx, sql`update ${idempotencyKeys} set record_id = ${id} where ${isKey(key)}`)
}

/** Keeps the answer, also of a request that needed no transaction and so claimed nothing. */
export async function keepAnswer(
  db: Db,
  { user_id, route, key, fingerprint }: IdempotencyKey,
  answer: { status: number; location: string | null; answer: string | null },
): Promise<void> {
  await db
    .insert(idempotencyKeys)
    .values({ user_id, route, key, fingerprint, ...answer })
    .onConflictDoUpdate({
      target: [idempotencyKeys.user_id, idempotencyKeys.route, idempotencyKeys.key],
      set: answer,
    })
}

/**
 * Forgets a key whose request was refused after its transaction had ended: the same may be asked again. What
 * was made under it stays.
 */
export async function releaseKey(db: Db, key: IdempotencyKey): Promise<void> {
  const isUnanswered = and(isNull(idempotencyKeys.status), isNull(idempotencyKeys.record_id))
  await db.delete(idempotencyKeys).where(and(isKey(key), isUnanswered))
}

/** The answer that was given before. Another request under the same key is a mistake of its sender. */
export async function findAnswer(db: Reader, key: IdempotencyKey) {
  const [known] = await find(db, key)
  return known?.status == null ? undefined : known
}

/** Whether nothing was done under the key, or what was asked for under it was refused. */
export async function isFree(db: Reader, key: IdempotencyKey): Promise<boolean> {
  return (await find(db, key)).length === 0
}

async function find(db: Reader, key: IdempotencyKey) {
  const rows = await db.select().from(idempotencyKeys).where(isKey(key))
  if (rows.some(({ fingerprint }) => !key.fingerprint.equals(fingerprint)))
    throw new Invalid({ base: ['This Idempotency-Key was sent with another request before.'] })
  return rows
}

function isKey({ user_id, route, key }: IdempotencyKey) {
  return and(
    eq(idempotencyKeys.user_id, user_id),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  )
}
