import { eq } from 'drizzle-orm'
import { userRecord } from '../../accounts/users/record.ts'
import { setDeadline } from '../../activity/deadlines/deadlines.ts'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { NotFound } from '../../framework/errors.ts'
import { validate } from '../../framework/http/fields/parse.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Address, addresses } from '../../tables/users/addresses.ts'
import { addressSaved } from './deadline-kinds.ts'
import { addressRecord } from './record.ts'
import { type AddressChanges, CompleteAddress } from './schema.ts'

/** Saves the first address, or changes the one there is; either way it is complete afterwards. */
export async function saveAddress(db: Db, actor: Actor, sent: AddressChanges): Promise<Address> {
  return db.transaction(async (tx) => {
    const before = await lockAddress(tx, actor)
    const fields = validate(CompleteAddress, { ...before, ...sent })
    await setDeadline(tx, addressSaved, actor.user, currentTime)
    if (before !== undefined) return save(tx, actor, addressRecord, 'update', before, fields)

    const address = await insertRow(tx, addresses, { ...fields, user_id: actor.user.id })
    const changes = changesBetween(blankAddress, fields)
    await audit(tx, actor, addressRecord, 'create', address, changes)
    return address
  })
}

export async function destroyAddress(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const address = await lockAddress(tx, actor)
    if (address === undefined) throw new NotFound()

    await destroy(tx, actor, addressRecord, 'destroy', address)
  })
}

const blankAddress = { line2: null, state: null, postal_code: null, phone: null }

/** Locks the user, because there may be no address yet that could be locked. */
async function lockAddress(tx: Tx, { user }: Actor): Promise<Address | undefined> {
  await lock(tx, userRecord, user)
  const [address] = await tx.select().from(addresses).where(eq(addresses.user_id, user.id))
  return address
}
