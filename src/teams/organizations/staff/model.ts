import { lock } from '../../../activity/records/lock.ts'
import { save } from '../../../activity/records/save.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { requireOutsider } from '../outsiders.ts'
import { organizationRecord } from '../record.ts'

/**
 * Notes that staff have looked at an organization, and whether its programs are shown where everybody begins.
 */
export async function lookAtOrganization(
  { db }: Pick<Context, 'db'>,
  staff: Actor,
  organization: Organization,
  is_shown: boolean,
): Promise<Organization> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, organizationRecord, organization)
    await requireOutsider(tx, staff, { organization_id: before.id })
    const looked_at = before.looked_at ?? currentTime
    return save(tx, staff, organizationRecord, 'look', before, { looked_at, is_shown })
  })
}
