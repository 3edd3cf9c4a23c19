import { audit } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import type { Services } from '../../framework/context.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import type { Actor } from '../../tables/actor.ts'
import {
  type Identity,
  identities,
  type ProvenIdentity,
} from '../../tables/users/credentials/identities.ts'
import { identityLinkedMail } from './mailer.tsx'
import { providerName } from './provider-name.ts'
import { identityRecord } from './record.ts'

/**
 * Connects an identity to the account of whoever just signed in. If someone else connects it at the same
 * moment the unique index refuses this: callers look again then, with `retryOnConflict`.
 */
export async function linkIdentity(
  tx: Tx,
  { config, mailer }: Services,
  actor: Actor,
  proven: ProvenIdentity,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { user } = actor
  const { provider, issuer, subject } = proven
  const identity = await insertRow(tx, identities, { user_id: user.id, provider, issuer, subject })
  await audit(tx, actor, identityRecord, 'link', identity)
  // A user who has just signed up with the identity needs no mail about it.
  if (isNew) return
  const name = providerName(config.socialProviders, identity)
  await mailer.deliverLater(tx, identityLinkedMail(user.email, name))
}

/** Disconnects an identity. Nobody is locked out by this: a code by mail always works. */
export async function unlinkIdentity(db: Db, actor: Actor, identity: Identity): Promise<void> {
  await db.transaction((tx) => destroy(tx, actor, identityRecord, 'unlink', identity))
}
