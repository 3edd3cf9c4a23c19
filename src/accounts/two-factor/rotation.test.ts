import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { createUserWithTwoFactor, readUser } from '../../../test/support/world/sign-in.ts'
import { decrypt, encrypt, isCurrent } from '../../framework/secrets.ts'
import { users } from '../../tables/users/users.ts'
import { rotateTwoFactorSecrets } from './rotation.ts'

test('a secret that was sealed with an earlier key is sealed with the first one', async () => {
  const { user } = await createUserWithTwoFactor(context)
  const [current] = context.config.secretKeys
  const earlier = 'an earlier secret of at least thirty-two characters'
  const plain = decrypt([current], (await readUser(context, user)).totp_secret as Buffer)
  await db
    .update(users)
    .set({ totp_secret: encrypt([earlier], plain) })
    .where(eq(users.id, user.id))

  const secretKeys = [current, earlier] as const
  const rotated = await rotateTwoFactorSecrets({
    ...context,
    config: { ...context.config, secretKeys },
  })

  const { totp_secret } = await readUser(context, user)
  expect(rotated).toBe(1)
  expect(isCurrent([current], totp_secret as Buffer)).toBe(true)
  expect(decrypt([current], totp_secret as Buffer)).toEqual(plain)
})
