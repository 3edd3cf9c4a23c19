import { eq } from 'drizzle-orm'
import { userRecord } from '../../accounts/users/record.ts'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import { validate } from '../../framework/http/parse.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Address, addresses } from '../../tables/addresses.ts'
import type { Changes } from '../../tables/audit-events.ts'
import { addressRecord } from './record.ts'
import { type AddressChanges, CompleteAddress } from './schema.ts'

/** Saves the first address, or changes the one there is; either way it is complete afterwards. */
export async function saveAddress(db: Db, actor: Actor, changes: AddressChanges): Promise<Address> {
  return db.transaction(async (tx) => {
    const before = await lockAddress(tx, actor)
    const fields = validate(CompleteAddress, { ...before, ...changes })
    const changed = Object.keys(changesBetween(before ?? blankAddress, fields))
    if (before !== undefined && changed.length === 0) return before

    const address = one(
      await tx
        .insert(addresses)
        .values({ ...fields, user_id: actor.user.id })
        .onConflictDoUpdate({
          target: addresses.user_id,
          set: { ...fields, updated_at: currentTime },
        })
        .returning(),
    )
    const action = before === undefined ? 'create' : 'update'
    await audit(tx, actor, addressRecord, action, address, withoutValues(changed))
    return address
  })
}

export async function destroyAddress(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const address = await lockAddress(tx, actor)
    if (address === undefined) throw new NotFound()

    await tx.delete(addresses).where(eq(addresses.id, address.id))
    await audit(tx, actor, addressRecord, 'destroy', address)
  })
}

const blankAddress = { line2: null, state: null, postal_code: null, phone: null }

/** Locks the user, because there may be no address yet that could be locked. */
async function lockAddress(tx: Tx, { user }: Actor): Promise<Address | undefined> {
  await lock(tx, userRecord, user)
  const [address] = await tx.select().from(addresses).where(eq(addresses.user_id, user.id))
  return address
}

/** Audit events are never deleted, so they say what changed but not where someone lives. */
function withoutValues(attributes: string[]): Changes {
  const hidden: Changes[string] = ['[private]', '[private]']
  return Object.fromEntries(attributes.map((attribute) => [attribute, hidden]))
}
