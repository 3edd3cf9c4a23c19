import { lock } from '../../activity/records/lock.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { retryOnConflict } from '../../framework/database/errors.ts'
import { users } from '../../tables/users/users.ts'
import { findIdentity } from '../identities/queries.ts'
import {
  type Admitted,
  type Client,
  type Entered,
  finishSignIn,
} from '../sign-in/entering/enter.ts'
import { mayBecomeUser } from '../sign-in/model.ts'
import { userRecord } from '../users/record.ts'
import type { Person } from './provider.ts'

/**
 * Signs in whoever the identity belongs to, or a new user. Nothing comes back where a code has to be
 * mailed first: an account that has the address is not opened by a provider's word alone, and whether
 * there is one is told to nobody else.
 */
export async function enterWithIdentity(
  context: Context,
  person: Person,
  client: Client,
): Promise<Entered | undefined> {
  return retryOnConflict(() =>
    context.db.transaction(async (tx) => {
      const admitted =
        (await admitKnown(tx, person)) ??
        (await admitNew(tx, context, person)) ??
        // Someone has just taken the address, perhaps the same person in another window.
        (await admitKnown(tx, person))
      return admitted && finishSignIn(tx, context, admitted, client)
    }),
  )
}

// A provider's word is no proof that someone reads the account's mail.
const isProved = false

/** First the user, then what belongs to them: whoever ends their sessions takes the same order. */
async function admitKnown(tx: Tx, { identity }: Person): Promise<Admitted | undefined> {
  const found = await findIdentity(tx, identity)
  if (found === undefined) return undefined

  const user = await lock(tx, userRecord, { id: found.user_id })
  const isStillTheirs = (await findIdentity(tx, identity))?.user_id === user.id
  return isStillTheirs ? { user, isNew: false, isProved } : undefined
}

async function admitNew(
  tx: Tx,
  services: Services,
  { identity, email, name }: Person,
): Promise<Admitted | undefined> {
  if (!(await mayBecomeUser(tx, services, email))) return undefined

  const [user] = await tx.insert(users).values({ email, name }).onConflictDoNothing().returning()
  return user && { user, isNew: true, isProved, identity }
}
