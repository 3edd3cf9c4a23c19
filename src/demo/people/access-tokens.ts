import { createAccessToken } from '../../accounts/access-tokens/model.ts'
import { findUserByEmail } from '../../accounts/users/queries.ts'
import { trialStaffEmail } from '../../framework/config/config.ts'
import type { Context } from '../../framework/context.ts'
import { accessTokenPrefix, hashCode, hashToken } from '../../framework/secrets.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { createOrganizationToken } from '../../teams/access-tokens/model.ts'
import { actingAs, type World } from '../world.ts'
import type { Owners } from './organizations.ts'
import { creatorEmail, leadEmail, type People } from './users.ts'

export async function createDemoAccessTokens(
  world: World,
  { mara }: Pick<People, 'mara'>,
  { fernweh }: Pick<Owners, 'fernweh'>,
): Promise<void> {
  await createAccessToken(world, actingAs(mara), {
    description: 'Reporting spreadsheet',
    permission: 'read',
    areas: null,
    daily_limit_amount: null,
    daily_limit_currency: null,
    organization_ids: null,
    expires_at: null,
  })
  await createOrganizationToken(world, fernweh, {
    description: 'Sync with the shop',
    areas: { programs: 'read', review: 'write', money: 'write' },
    daily_limit_amount: 50_000,
    daily_limit_currency: 'eur',
    expires_at: null,
  })
}

/** Whose tokens a start prints, each under the name of the variable that the examples use. */
const holders = [
  { variable: 'BRAND_TOKEN', name: 'Mara', email: leadEmail },
  { variable: 'CREATOR_TOKEN', name: 'Suki', email: creatorEmail },
  { variable: 'STAFF_TOKEN', name: 'Ola', email: trialStaffEmail },
]

export type StartToken = { variable: string; name: string; token: string }

/**
 * Write tokens to try the JSON interface with, one for each kind of people. As for any token only the hash is
 * stored, so they could not be printed again. They are derived from the installation's secret instead: every
 * start and every process prints the same ones, and a line copied yesterday still works.
 */
export async function ensureStartTokens(context: Context): Promise<StartToken[]> {
  const tokens: StartToken[] = []
  for (const { variable, name, email } of holders) {
    const user = await findUserByEmail(context.db, email)
    if (user === undefined) continue

    const token = startToken(context, email)
    await context.db
      .insert(accessTokens)
      .values({
        user_id: user.id,
        token_hash: hashToken(token),
        description: 'Printed at start',
        permission: 'write',
      })
      .onConflictDoNothing({ target: accessTokens.token_hash })
    tokens.push({ variable, name, token })
  }
  return tokens
}

function startToken({ config }: Context, email: string): string {
  return `${accessTokenPrefix}${hashCode(config.secretKeys, 'demo', email).toString('base64url')}`
}
