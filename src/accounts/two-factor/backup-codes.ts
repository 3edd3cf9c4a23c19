import { and, eq, isNull } from 'drizzle-orm'
import { normaliseCode, randomCode } from '../../framework/codes.ts'
import type { Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { hashCode } from '../../framework/secrets.ts'
import { backupCodes } from '../../tables/two-factor.ts'

type Owner = { id: number }

export const backupCodeCount = 10

export function countBackupCodes(db: Db, { id }: Owner): Promise<number> {
  return db.$count(backupCodes, and(eq(backupCodes.user_id, id), isNull(backupCodes.used_at)))
}

/** Gives new codes, which are stored as hashes only; the old ones are void. */
export async function replaceBackupCodes(
  tx: Tx,
  services: Services,
  user: Owner,
): Promise<string[]> {
  const codes = Array.from({ length: backupCodeCount }, () => randomCode(10))
  await tx.delete(backupCodes).where(eq(backupCodes.user_id, user.id))
  await tx
    .insert(backupCodes)
    .values(codes.map((code) => ({ user_id: user.id, code_hash: codeHash(services, user, code) })))
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

export async function acceptBackupCode(
  tx: Tx,
  services: Services,
  user: Owner,
  typed: string,
): Promise<boolean> {
  const spent = await tx
    .update(backupCodes)
    .set({ used_at: currentTime })
    .where(
      and(
        eq(backupCodes.user_id, user.id),
        eq(backupCodes.code_hash, codeHash(services, user, normaliseCode(typed))),
        isNull(backupCodes.used_at),
      ),
    )
    .returning({ id: backupCodes.id })
  return spent.length === 1
}

function codeHash({ config }: Services, { id }: Owner, code: string): Buffer {
  return hashCode(config.secretKey, `backup:${id}`, code)
}
