import { userRecord } from '../../accounts/users/record.ts'
import { audit } from '../../activity/records/audit.ts'
import type { Db } from '../../framework/database/db.ts'
import type { Author } from '../../tables/actor.ts'
import { findPerson, type Person } from './queries.ts'

/** Whoever looks at what belongs to somebody is on record with it before they see it. */
export async function lookAtPerson(db: Db, actor: Author, publicId: string): Promise<Person> {
  const person = await findPerson(db, actor, publicId)
  await db.transaction((tx) => audit(tx, actor, userRecord, 'look', person.user))
  return person
}
