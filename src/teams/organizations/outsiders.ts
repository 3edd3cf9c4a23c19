import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { memberships } from '../../tables/organizations/memberships.ts'

type OfOrganization = { organization_id: number }

/** Nobody decides as staff about an organization they belong to, or have acted in. */
export async function requireOutsider(tx: Tx, staff: Actor, record: OfOrganization): Promise<void> {
  guard(!(await isInsider(tx, staff, record)), 'base', insiderRefusal)
}

export const insiderRefusal =
  'You belong to this organization, or have acted for it: someone else has to decide this.'

/** Whether someone belongs to an organization, or has acted in it: who leaves decides about nothing of it. */
export async function isInsider(
  db: Reader,
  { user }: Actor,
  { organization_id }: OfOrganization,
): Promise<boolean> {
  const belongs = and(
    eq(memberships.user_id, user.id),
    eq(memberships.organization_id, organization_id),
  )
  const hasActed = and(
    eq(auditEvents.organization_id, organization_id),
    eq(auditEvents.user_id, user.id),
    eq(auditEvents.is_staff, false),
  )
  const { isInside } = one(
    await db
      .select({
        isInside: sql<boolean>`exists (select from ${memberships} where ${belongs})
          or exists (select from ${auditEvents} where ${hasActed})`,
      })
      .from(sql`(select 1) as nothing`),
  )
  return isInside
}
