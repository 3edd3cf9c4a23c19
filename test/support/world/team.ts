import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../src/framework/database/db.ts'
import { auditEvents } from '../../../src/tables/audit-events.ts'
import { memberships } from '../../../src/tables/organizations/memberships.ts'
import { membersPath } from '../../../src/vocabulary/addresses/urls.ts'
import { db } from '../helper.ts'
import { createMembership } from './factories.ts'

/** An owner, another admin and a member of one organization. */
export async function createTeam() {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const admin = await createMembership(db, { organization_id })
  const member = await createMembership(db, { organization_id, role: 'member' })
  return { owner, admin, member, path: membersPath({ id: organization_id }) }
}

/**
 * An organization without an owner, to test rules that an owner would keep from being reached. The database
 * would refuse it, so its triggers are put aside for a moment.
 */
export async function createTeamWithoutOwner() {
  const { owner, admin, member } = await createTeam()
  const { organization_id } = owner
  const other = await createMembership(db, { organization_id })
  await withoutTriggers((tx) => tx.delete(memberships).where(eq(memberships.id, owner.id)))
  return { admin, other, member, organization_id }
}

/** The same with a single admin. */
export async function createTeamOfOneAdmin() {
  const { other, ...team } = await createTeamWithoutOwner()
  await db.delete(memberships).where(eq(memberships.id, other.id))
  return team
}

async function withoutTriggers(change: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await change(tx)
  })
}

export function auditOfMembership({ id }: { id: number }) {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record_type, 'Membership'), eq(auditEvents.record_id, id)))
    .orderBy(asc(auditEvents.id))
}
