import { type Placeholder, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { one } from '../../framework/database/rows.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { encodeId } from '../../vocabulary/ids.ts'

/** The admins of an organization, and the params that tell them which one it is. */
export type OrganizationSide = { admins: number[]; params: ReturnType<typeof paramsOf> }

/** The admins of an organization, as a column to be read with the record that they are told of. */
export function organizationSideOf(organizationId: PgColumn | Placeholder) {
  return sql<OrganizationSide>`(
    select json_build_object('id', id, 'name', name, 'admins', array(
      select user_id from memberships where organization_id = organizations.id and role = 'admin'))
    from organizations where id = ${organizationId})`.mapWith(
    (found: { id: number; name: string; admins: number[] }): OrganizationSide => ({
      admins: found.admins,
      params: paramsOf(found),
    }),
  )
}

const sideOfOrganization = prepared(
  'admins_to_tell_of_organization',
  query
    .select({ organizationSide: organizationSideOf(sql.placeholder('organization_id')) })
    .from(sql`(select) as nothing`),
)

/** All admins of the organization of a record, and the params that tell them which one it is. */
export async function adminsOf(tx: Tx, { organization_id }: { organization_id: number }) {
  const { organizationSide } = one(await sideOfOrganization(tx, { organization_id }))
  if (organizationSide === null) throw new Error(`there is no organization ${organization_id}`)
  return organizationSide
}

/** The params that every notification about an organization has. */
export function paramsOf({ id, name }: Pick<Organization, 'id' | 'name'>) {
  return { organization_id: encodeId('Organization', id), organization_name: name }
}
