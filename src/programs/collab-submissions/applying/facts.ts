import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import { prepared, query } from '../../../framework/database/driver/prepared.ts'
import { one } from '../../../framework/database/rows.ts'
import type { Actor } from '../../../tables/actor.ts'
import { collabSubmissions, newWorkId } from '../../../tables/collabs/collab-submissions.ts'
import { memberships } from '../../../tables/organizations/memberships.ts'
import { type Address, addresses } from '../../../tables/users/addresses.ts'
import { users } from '../../../tables/users/users.ts'
import {
  type OrganizationSide,
  organizationSideOf,
} from '../../../teams/memberships/organization-side.ts'

/** All that has to be known of someone who applies to a collab. */
export type ApplicationFacts = {
  /** The id that the application is given. */
  id: number
  /** Whether they belong to whom they would work for. */
  isMember: boolean
  hasApplied: boolean
  /** How often they have withdrawn from this collab. */
  withdrawals: number
  /** The address that they have saved. */
  address: Address | null
  /** The members of the organization who are told of it. */
  organizationSide: OrganizationSide
}

const { placeholder } = sql

const membership = query
  .select({ id: memberships.id })
  .from(memberships)
  .where(
    and(
      eq(memberships.user_id, placeholder('user_id')),
      eq(memberships.organization_id, placeholder('organization_id')),
    ),
  )

const theirs = (condition: SQL) =>
  query
    .select({ count: sql`count(*)` })
    .from(collabSubmissions)
    .where(
      and(
        eq(collabSubmissions.collab_id, placeholder('collab_id')),
        eq(collabSubmissions.user_id, placeholder('user_id')),
        condition,
      ),
    )

const standing = theirs(notInArray(collabSubmissions.state, ['withdrawn', 'cancelled', 'expired']))
const withdrawn = theirs(eq(collabSubmissions.state, 'withdrawn'))

const applicationFacts = prepared(
  'application_facts',
  query
    .select({
      id: newWorkId,
      isMember: sql<boolean>`exists ${membership}`,
      hasApplied: sql<boolean>`${standing} > 0`,
      withdrawals: sql<number>`${withdrawn}`.mapWith(Number),
      address: addresses,
      organizationSide: organizationSideOf(placeholder('organization_id')),
    })
    .from(users)
    .leftJoin(addresses, eq(addresses.user_id, users.id))
    .where(eq(users.id, placeholder('user_id'))),
)

export async function readApplicationFacts(
  tx: Tx,
  { user }: Actor,
  { id, organization_id }: { id: number; organization_id: number },
): Promise<ApplicationFacts> {
  return one(await applicationFacts(tx, { user_id: user.id, collab_id: id, organization_id }))
}
