import { and, eq, exists, getTableColumns, or } from 'drizzle-orm'
import { isExpired } from '../../../framework/database/columns.ts'
import type { Reader } from '../../../framework/database/db.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import { memberships } from '../../../tables/organizations/memberships.ts'
import { accessTokens } from '../../../tables/users/credentials/access-tokens.ts'
import {
  type Confirmation,
  confirmations,
} from '../../../tables/users/credentials/confirmations.ts'
import { decodeId } from '../../../vocabulary/ids.ts'

/** A request, the name of the token that made it, and whether its time is over. */
export type ShownConfirmation = Confirmation & { asked_by: string; is_past: boolean }

export const confirmationNotFound = 'There is no such request, or it was declined.'

/**
 * Finds what was asked for in the name of somebody, for them alone. Where a token of an organization asked,
 * there is no such person, and each of its admins finds it, who alone may do it, or say no.
 */
export async function findConfirmation(
  db: Reader,
  { user }: Actor,
  publicId: string,
): Promise<ShownConfirmation> {
  const isAdmin = db
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.organization_id, accessTokens.organization_id),
        eq(memberships.user_id, user.id),
        eq(memberships.role, 'admin'),
      ),
    )
  const [found] = await db
    .select({
      ...getTableColumns(confirmations),
      asked_by: accessTokens.description,
      is_past: isExpired(confirmations.expires_at),
    })
    .from(confirmations)
    .innerJoin(accessTokens, eq(accessTokens.id, confirmations.access_token_id))
    .where(
      and(
        eq(confirmations.id, decodeId('Confirmation', publicId) ?? 0),
        or(eq(confirmations.user_id, user.id), exists(isAdmin)),
      ),
    )
  if (found === undefined) throw new NotFound(confirmationNotFound)
  return found
}
