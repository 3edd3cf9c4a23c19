import { and, asc, eq } from 'drizzle-orm'
import { auditEvents } from '../../src/tables/audit-events.ts'
import { membersPath } from '../../src/vocabulary/urls.ts'
import { createMembership } from './factories.ts'
import { db } from './helper.ts'

/** An owner, another admin and a member of one organization. */
export async function createTeam() {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const admin = await createMembership(db, { organization_id })
  const member = await createMembership(db, { organization_id, role: 'member' })
  return { owner, admin, member, path: membersPath({ id: organization_id }) }
}

/** An organization without an owner, to test rules that an owner would keep from being reached. */
export async function createTeamWithoutOwner() {
  const admin = await createMembership(db, { is_owner: false })
  const { organization_id } = admin
  const member = await createMembership(db, { organization_id, role: 'member' })
  return { admin, member, organization_id }
}

export function auditOfMembership({ id }: { id: number }) {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record_type, 'Membership'), eq(auditEvents.record_id, id)))
    .orderBy(asc(auditEvents.id))
}
