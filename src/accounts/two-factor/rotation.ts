import type { Context } from '../../framework/context.ts'
import { reseal } from '../../framework/reseal.ts'
import { users } from '../../tables/users/users.ts'

/** Seals secrets anew that were sealed with an earlier key, so that the key can be taken away. */
export function rotateTwoFactorSecrets(context: Context): Promise<number> {
  return reseal(context, { table: users, column: users.totp_secret })
}
