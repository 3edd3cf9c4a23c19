import { eq } from 'drizzle-orm'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { authorize } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { accessTokenPrefix, hashToken, randomToken } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import { type AccessToken, accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { requireLive } from '../authentication/live.ts'
import { userRecord } from '../users/record.ts'
import { keptLimit, permissionFor } from './limit-fields.ts'
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
  const seconds = 24 * 3600
  await limitRate(context.db, { key: `access-tokens-of:${actor.user.id}`, most: 100, seconds })
  const token = `${accessTokenPrefix}${randomToken()}`
  const chosen = {
    ...fields,
    permission: fields.permission ?? permissionFor(fields.areas ?? {}),
    ...keptLimit(fields),
  }

  return context.db.transaction(async (tx) => {
    await lock(tx, userRecord, actor.user)
    await requireLive(tx, actor)
    const maker = await findMaker(tx, actor)
    authorizeMaker(maker, chosen)
    const owned = { user_id: actor.user.id, made_by_id: maker?.id ?? null }
    const accessToken = await insertRow(tx, accessTokens, {
      ...chosen,
      ...owned,
      token_hash: hashToken(token),
    })
    await audit(tx, actor, accessTokenRecord, 'create', accessToken, changesBetween({}, chosen))
    await notifyAccessTokenCreated(tx, context, accessToken, maker)
    return { ...accessToken, spent_amount: 0, token }
  })
}

/** The token that asks, where it is one and not a session. */
async function findMaker(tx: Tx, { credential }: Actor): Promise<AccessToken | undefined> {
  if (credential.type !== 'access_token') return undefined
  return lock(tx, accessTokenRecord, { id: credential.id ?? 0 })
}

/** No token makes one that may do more than itself. One with limits makes none at all. */
function authorizeMaker(
  maker: AccessToken | undefined,
  { permission }: Pick<AccessToken, 'permission'>,
): void {
  if (maker === undefined) return
  const isWithin = maker.permission === 'write' || permission === 'read'
  authorize(isWithin, 'A token that may only read cannot make one that may write.')
  const isLimited = maker.areas !== null || maker.organization_ids !== null
  authorize(!isLimited, 'A token that is limited cannot make another.')
}

/**
 * Deleting the row is all it takes: every process looks the token up on every request. Those that it made go
 * with it, since whoever stole it may have made them. A token that revokes itself leaves its place to them: so
 * programs replace their own.
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
