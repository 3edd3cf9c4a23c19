import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { memberships } from '../../tables/organizations/memberships.ts'

/** Whether someone belongs to the organization of a row. */
export const isMemberOf = (userId: number, organizationId: SQL) =>
  sql<boolean>`exists (select from ${memberships}
    where ${memberships.user_id} = ${userId} and ${memberships.organization_id} = ${organizationId})`

type Submission = { user_id: number | null; organization_id: number }

export const ownOrganization = 'You belong to this organization, so you cannot be paid by it.'

export const creatorHasJoined = 'This creator is now a member of your organization.'

/** Whether whoever made it belongs to the organization that would pay for it: they may have joined since. */
export async function isOfMember(
  tx: Reader,
  { user_id, organization_id }: Submission,
): Promise<boolean> {
  const isTheirs = isMemberOf(user_id ?? 0, sql`${organization_id}`)
  return one(await tx.select({ isTheirs }).from(sql`(select 1) as nothing`)).isTheirs
}
