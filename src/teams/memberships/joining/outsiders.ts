import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { guard } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { memberships } from '../../../tables/organizations/memberships.ts'

/** Nobody decides as staff about the money of an organization they belong to, or have acted in. */
export async function requireOutsider(
  tx: Tx,
  { user }: Actor,
  { organization_id }: { organization_id: number },
): Promise<void> {
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
    await tx
      .select({
        isInside: sql<boolean>`exists (select from ${memberships} where ${belongs})
          or exists (select from ${auditEvents} where ${hasActed})`,
      })
      .from(sql`(select 1) as nothing`),
  )
  guard(!isInside, 'base', 'You belong to this organization: someone else has to decide this.')
}
