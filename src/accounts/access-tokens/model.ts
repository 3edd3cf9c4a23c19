import { and, eq, inArray } from 'drizzle-orm'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { authorize, guard } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { accessTokenPrefix, hashToken, randomToken } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { type AccessToken, accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { requireLive } from '../authentication/live.ts'
import { userRecord } from '../users/record.ts'
import { dailyLimitToKeep, permissionFor } from './limit-fields.ts'
import { notifyAccessTokenCreated } from './notices.ts'
import type { SpendingToken } from './queries.ts'
import { accessTokenRecord } from './record.ts'
import type { AccessTokenFields } from './schema.ts'

/** Includes the token itself. It can be shown only now, because only its hash is stored. */
export type NewAccessToken = SpendingToken & { token: string }

export async function createAccessToken(
  context: Context,
  actor: Actor,
  fields: AccessTokenFields,
): Promise<NewAccessToken> {
  // New tokens are limited, since each sends a mail.
  await limitRate(context.db, limitFor('access-tokens-of', actor.user.id))
  const token = `${accessTokenPrefix}${randomToken()}`
  const chosen = {
    ...fields,
    permission: fields.permission ?? permissionFor(fields.areas ?? {}),
    ...dailyLimitToKeep(fields),
  }

  return context.db.transaction(async (tx) => {
    await lock(tx, userRecord, actor.user)
    await requireLive(tx, actor)
    const maker = await findMaker(tx, actor)
    authorizeMaker(maker, chosen)
    const named = await findNamed(tx, actor, chosen.organization_ids)
    const owned = { user_id: actor.user.id, made_by_id: maker?.id ?? null }
    const accessToken = await insertRow(tx, accessTokens, {
      ...chosen,
      ...owned,
      token_hash: hashToken(token),
    })
    const told = {
      ...chosen,
      organization_ids: named?.map(({ id }) => encodeId('Organization', id)),
    }
    await audit(tx, actor, accessTokenRecord, 'create', accessToken, changesBetween({}, told))
    await notifyAccessTokenCreated(tx, context, accessToken, maker, named)
    return { ...accessToken, spent_amount: 0, token }
  })
}

/** The token that asks, where it is one and not a session. */
async function findMaker(tx: Tx, { credential }: Actor): Promise<AccessToken | undefined> {
  if (credential.type !== 'access_token') return undefined
  return lock(tx, accessTokenRecord, { id: credential.id ?? 0 })
}

/**
 * The organizations that it is for, which have to be those of its user; undefined where it is for all of
 * them.
 */
async function findNamed(tx: Tx, { user }: Actor, ids: number[] | null) {
  if (ids === null) return undefined
  const found = await tx
    .select({ id: organizations.id, name: organizations.name })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(and(eq(memberships.user_id, user.id), inArray(organizations.id, ids)))
    .orderBy(organizations.name)
  guard(found.length === new Set(ids).size, 'organization_ids', 'are not all yours')
  return found
}

/** No token makes one that may do more than itself. One with limits makes none at all. */
function authorizeMaker(
  maker: AccessToken | undefined,
  { permission, expires_at }: Pick<AccessToken, 'permission' | 'expires_at'>,
): void {
  if (maker === undefined) return
  const isWithin = maker.permission === 'write' || permission === 'read'
  authorize(isWithin, 'A token that may only read cannot make one that may write.', 'out_of_scope')
  const isLimited = maker.areas !== null || maker.organization_ids !== null
  authorize(!isLimited, 'A token that is limited cannot make another.', 'out_of_scope')
  const end = maker.expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(maker.expires_at)
  const isOutlived = (expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at)) > end
  authorize(!isOutlived, 'A token that ends cannot make one that lasts longer.', 'out_of_scope')
}

/**
 * Deleting the row is all it takes: every process looks the token up on every request. Those that it made go
 * with it, since whoever stole it may have made them. A token that revokes itself leaves its place to them:
 * so programs replace their own.
 */
export async function revokeAccessToken(db: Db, actor: Actor, { id }: AccessToken): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, userRecord, actor.user)
    const accessToken = await lock(tx, accessTokenRecord, { id })
    const { type, id: ownId } = actor.credential
    if (type === 'access_token' && ownId === id) await leavePlace(tx, accessToken)
    await revokeWithMade(tx, actor, accessToken)
  })
}

async function leavePlace(tx: Tx, { id, made_by_id }: AccessToken): Promise<void> {
  await tx.update(accessTokens).set({ made_by_id }).where(eq(accessTokens.made_by_id, id))
}

/** Revokes a token and all that it made, each with an event of its own in the audit log. */
async function revokeWithMade(tx: Tx, actor: Actor, accessToken: AccessToken): Promise<void> {
  const { id, description } = accessToken
  const made = await tx.select().from(accessTokens).where(eq(accessTokens.made_by_id, id))
  for (const token of made) await revokeWithMade(tx, actor, token)
  await destroy(tx, actor, accessTokenRecord, 'destroy', accessToken, {
    description: [description, null],
  })
}
