import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Context } from '../../framework/context.ts'
import { decrypt, encrypt, isCurrent } from '../../framework/secrets.ts'
import { users } from '../../tables/users.ts'

const atOnce = 500

/** Seals secrets anew that were sealed with an earlier key, so that the key can be taken away. */
export async function rotateTwoFactorSecrets({ db, config }: Context): Promise<number> {
  const { secretKeys } = config
  let rotated = 0
  let last = 0
  for (;;) {
    const rows = await db
      .select({ id: users.id, sealed: users.totp_secret })
      .from(users)
      .where(and(isNotNull(users.totp_secret), gt(users.id, last)))
      .orderBy(users.id)
      .limit(atOnce)
    for (const { id, sealed } of rows) {
      last = id
      if (sealed === null || isCurrent(secretKeys, sealed)) continue
      const totp_secret = encrypt(secretKeys, decrypt(secretKeys, sealed))
      // Someone may switch it off, or on anew, at the same moment.
      await db
        .update(users)
        .set({ totp_secret })
        .where(and(eq(users.id, id), eq(users.totp_secret, sealed)))
      rotated += 1
    }
    if (rows.length < atOnce) return rotated
  }
}
