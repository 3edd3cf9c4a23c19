import { and, eq, inArray, isNull } from 'drizzle-orm'
import { normaliseCode, randomCode } from '../../framework/codes.ts'
import type { Services } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { hashCode, possibleHashes } from '../../framework/secrets.ts'
import { backupCodes } from '../../tables/users/credentials/two-factor.ts'

type Owner = { id: number }

export const backupCodeCount = 10

export function countBackupCodes(db: Reader, { id }: Owner): Promise<number> {
  return db.$count(backupCodes, and(eq(backupCodes.user_id, id), isNull(backupCodes.used_at)))
}

/** Gives new codes, which are stored as hashes only; the old ones are void. */
export async function replaceBackupCodes(
  tx: Tx,
  { config }: Services,
  user: Owner,
): Promise<string[]> {
  const codes = Array.from({ length: backupCodeCount }, () => randomCode(10))
  await tx.delete(backupCodes).where(eq(backupCodes.user_id, user.id))
  await tx.insert(backupCodes).values(
    codes.map((code) => ({
      user_id: user.id,
      code_hash: hashCode(config.secretKeys, purposeOf(user), code),
    })),
  )
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

export async function acceptBackupCode(
  tx: Tx,
  { config }: Services,
  user: Owner,
  typed: string,
): Promise<boolean> {
  const code = normaliseCode(typed)
  const spent = await tx
    .update(backupCodes)
    .set({ used_at: realTime })
    .where(
      and(
        eq(backupCodes.user_id, user.id),
        inArray(backupCodes.code_hash, possibleHashes(config.secretKeys, purposeOf(user), code)),
        isNull(backupCodes.used_at),
      ),
    )
    .returning({ id: backupCodes.id })
  return spent.length === 1
}

/** Bound to the user: someone else's code is a wrong one. */
function purposeOf({ id }: Owner): string {
  return `backup:${id}`
}
