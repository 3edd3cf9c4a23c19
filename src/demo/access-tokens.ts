import { createAccessToken } from '../accounts/access-tokens/model.ts'
import { findUserByEmail } from '../accounts/users/queries.ts'
import type { Context } from '../framework/context.ts'
import { accessTokenPrefix, hashCode, hashToken } from '../framework/secrets.ts'
import { accessTokens } from '../tables/access-tokens.ts'
import { leadEmail, type People } from './users.ts'
import { actingAs, type World } from './world.ts'

export async function createDemoAccessTokens(
  world: World,
  { mara }: Pick<People, 'mara'>,
): Promise<void> {
  await createAccessToken(world, actingAs(mara), {
    description: 'Reporting spreadsheet',
    permission: 'read',
  })
}

/**
 * A write token to try the JSON interface with. As for any token only the hash is stored, so it
 * could not be printed again. It is derived from the installation's secret instead: every start and
 * every process prints the same token, and a line copied yesterday still works.
 */
export async function ensureStartToken(context: Context): Promise<string | undefined> {
  const user = await findUserByEmail(context.db, leadEmail)
  if (user === undefined) return undefined

  const token = startToken(context)
  await context.db
    .insert(accessTokens)
    .values({
      user_id: user.id,
      token_hash: hashToken(token),
      description: 'Printed at start',
      permission: 'write',
    })
    .onConflictDoNothing({ target: accessTokens.token_hash })
  return token
}

function startToken({ config }: Context): string {
  return `${accessTokenPrefix}${hashCode(config.secretKeys, 'demo', leadEmail).toString('base64url')}`
}
