import { eq } from 'drizzle-orm'
import type { Context } from '../../framework/context.ts'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import { hashCode, isSame, possibleHashes, type SecretKeys } from '../../framework/secrets.ts'
import type { Actor } from '../../tables/actor.ts'
import { topics } from '../../tables/users/notification-choices.ts'
import { type User, users } from '../../tables/users/users.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'
import { updateNotificationChoices } from '../notification-choices/model.ts'
import { findNotificationChoices } from '../notification-choices/queries.ts'

const purpose = 'digest-unsubscription'

/** Opens nothing but the end of the daily mail. It is good for ever, because mails are. */
export function unsubscriptionToken(keys: SecretKeys, { id }: Pick<User, 'id'>): string {
  const publicId = encodeId('User', id)
  return `${publicId}-${hashCode(keys, purpose, publicId).toString('base64url')}`
}

export async function findByUnsubscriptionToken(
  db: Reader,
  keys: SecretKeys,
  token: string,
): Promise<User> {
  const [publicId = '', ...rest] = token.split('-')
  const proof = Buffer.from(rest.join('-'), 'base64url')
  const isProved = possibleHashes(keys, purpose, publicId).some((hash) => isSame(hash, proof))
  const id = decodeId('User', publicId)
  const [user] =
    isProved && id !== undefined ? await db.select().from(users).where(eq(users.id, id)) : []
  if (user === undefined) throw new NotFound('This link is not complete.')
  return user
}

/** Ends all that comes in the daily mail. A mail program may send it as often as it likes. */
export async function endDigest(
  { db }: Context,
  user: User,
  client: Pick<Actor, 'ip' | 'user_agent'>,
): Promise<void> {
  const credential = { type: 'system', id: null, name: 'Link in a mail', isProved: false } as const
  const actor = { user: { ...user, two_factor: false }, credential, ...client }
  const choices = await findNotificationChoices(db, user)
  const daily = topics.filter((topic) => choices[`${topic}_mail`] === 'daily')
  const withoutMail = Object.fromEntries(daily.map((topic) => [`${topic}_mail`, 'off'] as const))
  await updateNotificationChoices(db, actor, withoutMail)
}
