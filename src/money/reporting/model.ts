import { userRecord } from '../../accounts/users/record.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import type { ReportingFields } from './schema.ts'

/** Chooses the currency in which the members of an organization read its sums. */
export async function chooseReporting(
  db: Db,
  actor: Member,
  { currency }: ReportingFields,
): Promise<Organization> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, organizationRecord, actor.organization)
    const values = { reporting_currency: currency }
    return save(tx, actor, organizationRecord, 'choose_reporting', before, values)
  })
}

/** Chooses the currency in which a creator reads theirs. */
export async function chooseOwnReporting(
  db: Db,
  actor: Actor,
  { currency }: ReportingFields,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lock(tx, userRecord, actor.user)
    await save(tx, actor, userRecord, 'choose_reporting', before, { reporting_currency: currency })
  })
}
