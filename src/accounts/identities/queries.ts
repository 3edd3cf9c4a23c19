import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import {
  type Identity,
  identities,
  type ProvenIdentity,
} from '../../tables/users/credentials/identities.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** The user of an identity, if it was connected to an account before. */
export async function findIdentity(
  db: Reader,
  { issuer, subject }: ProvenIdentity,
): Promise<Identity | undefined> {
  const [identity] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return identity
}

/** The identity, unless it was connected to an account meanwhile: it stays there then. */
export async function unlessTaken(
  db: Reader,
  identity: ProvenIdentity | null,
): Promise<ProvenIdentity | null> {
  if (identity === null) return null
  return (await findIdentity(db, identity)) === undefined ? identity : null
}

export function listIdentities(db: Reader, { user }: Actor): Promise<Identity[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.user_id, user.id))
    .orderBy(asc(identities.id))
}

export async function findOwnIdentity(
  db: Reader,
  { user }: Actor,
  publicId: string,
): Promise<Identity> {
  const id = decodeId('Identity', publicId)
  if (id === undefined) throw new NotFound()

  const [identity] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.id, id), eq(identities.user_id, user.id)))
  if (identity === undefined) throw new NotFound()
  return identity
}
