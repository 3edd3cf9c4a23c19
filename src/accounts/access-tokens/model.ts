import { audit, changesBetween } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { limitRate } from '../../framework/http/rate-limit.ts'
import { accessTokenPrefix, hashToken, randomToken } from '../../framework/secrets.ts'
import { type AccessToken, accessTokens } from '../../tables/access-tokens.ts'
import type { Actor } from '../../tables/actor.ts'
import { requireLive } from '../authentication/live.ts'
import { userRecord } from '../users/record.ts'
import { notifyAccessTokenCreated } from './notices.ts'
import { accessTokenRecord } from './record.ts'
import type { AccessTokenFields } from './schema.ts'

/** Includes the token itself. It can be shown only now, because only its hash is stored. */
export type NewAccessToken = AccessToken & { token: string }

export async function createAccessToken(
  context: Context,
  actor: Actor,
  fields: AccessTokenFields,
): Promise<NewAccessToken> {
  // Each sends a mail.
  const seconds = 24 * 3600
  await limitRate(context.db, { key: `access-tokens-of:${actor.user.id}`, most: 100, seconds })
  const token = `${accessTokenPrefix}${randomToken()}`

  return context.db.transaction(async (tx) => {
    await lock(tx, userRecord, actor.user)
    await requireLive(tx, actor)
    const accessToken = one(
      await tx
        .insert(accessTokens)
        .values({ ...fields, user_id: actor.user.id, token_hash: hashToken(token) })
        .returning(),
    )
    await audit(tx, actor, accessTokenRecord, 'create', accessToken, changesBetween({}, fields))
    await notifyAccessTokenCreated(tx, context, accessToken)
    return { ...accessToken, token }
  })
}

/** Deleting the row is all it takes: every process looks the token up on every request. */
export async function revokeAccessToken(
  db: Db,
  actor: Actor,
  accessToken: AccessToken,
): Promise<void> {
  await db.transaction(async (tx) => {
    await destroy(tx, actor, accessTokenRecord, 'destroy', accessToken, {
      description: [accessToken.description, null],
    })
  })
}
