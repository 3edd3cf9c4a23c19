import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { executeLater } from '../../framework/database/driver/write-row.ts'
import { one } from '../../framework/database/rows.ts'
import { Invalid } from '../../framework/errors.ts'
import { idempotencyKeys } from '../../tables/users/idempotency-keys.ts'

/** A key that a program gave its request, so that it can send it again without having it done twice. */
export type IdempotencyKey = {
  user_id: number
  route: string
  key: string
  fingerprint: Buffer
  /** Whether the record was found to be made before. */
  isReplay?: boolean
}

/**
 * Claims the key in the transaction that makes a record, before anything else is written. Gives the id of
 * the record that was made under it before. Whoever comes while that is still being made waits here.
 */
export async function claimKey(
  tx: Tx,
  key: IdempotencyKey | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
  if (claimed.length > 0) return undefined
  key.isReplay = true
  return one(await find(tx, key)).record_id ?? undefined
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

/** The answer that was given before. Another request under the same key is a mistake of its sender. */
export async function findAnswer(db: Reader, key: IdempotencyKey) {
  const [known] = await find(db, key)
  return known?.status == null ? undefined : known
}

async function find(db: Reader, key: IdempotencyKey) {
  const rows = await db.select().from(idempotencyKeys).where(isKey(key))
  if (rows.some(({ fingerprint }) => !key.fingerprint.equals(fingerprint)))
    throw new Invalid({ base: ['This Idempotency-Key was sent with another request before.'] })
  return rows
}

export function isKey({ user_id, route, key }: IdempotencyKey) {
  return and(
    eq(idempotencyKeys.user_id, user_id),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  )
}
