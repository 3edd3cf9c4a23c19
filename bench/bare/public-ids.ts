import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../src/framework/database/db.ts'
import { encodeId, type RecordType } from '../../src/vocabulary/ids.ts'
import type { Person } from '../world/person.ts'

/** The bare server cannot encode ids. Those in addresses and answers are written down for it. */
export async function addPublicIds(
  db: Db,
  { userId, organizationId }: Person,
  writer: Person,
): Promise<void> {
  const own = sql`user_id = ${userId}`
  const inOrganization = sql`organization_id = ${organizationId}`

  const colleagues = sql`id in (select user_id from memberships where ${inOrganization})`
  const organizations = sql`id in (
    select organization_id from memberships where ${own} or user_id = ${writer.userId})`

  await addPublicId(db, 'users', 'User', colleagues)
  await addPublicId(db, 'organizations', 'Organization', organizations)
  await addPublicId(db, 'memberships', 'Membership', inOrganization)
  await addPublicId(db, 'social_accounts', 'SocialAccount', own)
  await addPublicId(db, 'campaigns', 'Campaign', inOrganization)
  await addPublicId(db, 'collabs', 'Collab', inOrganization)
  await addPublicId(db, 'notifications', 'Notification', own)
  await addPublicId(db, 'notifications', 'Campaign', own, 'record_id')
}

async function addPublicId(
  db: Db,
  tableName: string,
  type: RecordType,
  where: SQL,
  idName = 'id',
): Promise<void> {
  const table = sql.identifier(tableName)
  const id = sql.identifier(idName)
  const publicId = sql.identifier(idName === 'id' ? 'public_id' : `${idName}_public`)
  await db.execute(sql`alter table ${table} add column ${publicId} text`)

  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct ${id} as id from ${table} where ${where}`,
  )
  const encoded = Object.fromEntries(rows.map(({ id }) => [id, encodeId(type, id)]))
  await db.execute(sql`
    update ${table} set ${publicId} = ${JSON.stringify(encoded)}::jsonb ->> ${id}::text where ${where}`)
  await db.execute(sql`create index on ${table} (${publicId}) where ${publicId} is not null`)
}
