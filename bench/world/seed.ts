import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../src/framework/database/db.ts'
import { one } from '../../src/framework/database/rows.ts'
import { accessTokenPrefix, hashToken, randomToken } from '../../src/framework/secrets.ts'
import { campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { collabs } from '../../src/tables/collabs/collabs.ts'
import { memberships } from '../../src/tables/organizations/memberships.ts'
import { organizations } from '../../src/tables/organizations/organizations.ts'
import { accessTokens } from '../../src/tables/users/credentials/access-tokens.ts'
import { users } from '../../src/tables/users/users.ts'
import { addPublicIds } from '../bare/public-ids.ts'
import type { Person } from './person.ts'
import {
  insertCampaigns,
  insertCollabs,
  insertNotifications,
  insertSocialAccounts,
  insertStrangers,
} from './rows.ts'

export const many = Number(process.env.ROWS ?? 1_000_000)
export const few = Math.min(1_000, many)
const mostStrangers = 20_000

export type World = {
  /** Has a page of organizations, one of them with a page of members, and a few of everything else. */
  reader: Person
  /** Has far more campaigns and notifications than any real user. */
  collector: Person
  /**
   * These two create records, so that what the others read stays unchanged: the founder creates
   * organizations, the writer creates campaigns and collabs.
   */
  founder: Person
  writer: Person
  /** These two belong to the reader. */
  campaign: InOrganization
  collab: InOrganization
}

type InOrganization = { id: number; organization_id: number }

/** A world in which the longest lists have so many rows. */
export async function seed(db: Db, rows = many): Promise<World> {
  const reader = await insertPerson(db, 'reader', 20)
  const collector = await insertPerson(db, 'collector', 1)
  const founder = await insertPerson(db, 'founder', 1)
  const writer = await insertPerson(db, 'writer', 1)

  await insertStrangers(db, Math.min(mostStrangers, rows))
  await insertColleagues(db, reader, 19)
  await insertCollabs(db, reader, few)
  await insertSocialAccounts(db, reader, 5)
  for (const [person, number] of [[reader, few] as const, [collector, rows] as const]) {
    await insertCampaigns(db, person, number)
    await insertNotifications(db, person, number)
  }
  await addPublicIds(db, reader, writer)
  await liftLimits(db)
  // Otherwise the database would do this by itself at some moment during the measurements.
  await db.execute(sql`vacuum analyze`)
  const [campaign, collab] = [await anyOf(db, campaigns, reader), await anyOf(db, collabs, reader)]
  return { reader, collector, founder, writer, campaign, collab }
}

/** Requests are counted as usual, but the count stays at one, so that no limit is ever reached. */
async function liftLimits(db: Db): Promise<void> {
  await db.execute(sql`
    create function count_one() returns trigger language plpgsql as
    'begin new.count := 1; return new; end'`)
  await db.execute(sql`
    create trigger count_one before insert or update on rate_limits
    for each row execute function count_one()`)
}

async function insertPerson(db: Db, name: string, number: number): Promise<Person> {
  const user = await insertUser(db, name)
  const token = `${accessTokenPrefix}${randomToken()}`
  await db.insert(accessTokens).values({
    user_id: user.id,
    token_hash: hashToken(token),
    description: 'bench',
    permission: 'write',
    // In the future, so that no use is recorded. One write a minute hardly matters but adds noise.
    last_used_at: sql`now() + interval '1 day'`,
  })
  const rows = await db
    .insert(organizations)
    .values(Array.from({ length: number }, (_, index) => ({ name: `Organization ${index}` })))
    .returning()
  await db.insert(memberships).values(
    rows.map(({ id }) => ({
      organization_id: id,
      user_id: user.id,
      role: 'admin' as const,
      is_owner: true,
    })),
  )
  return { userId: user.id, organizationId: one(rows).id, token }
}

async function insertColleagues(db: Db, { organizationId }: Person, number: number): Promise<void> {
  for (let index = 0; index < number; index += 1) {
    const user = await insertUser(db, `colleague-${index}`)
    await db
      .insert(memberships)
      .values({ organization_id: organizationId, user_id: user.id, role: 'member' })
  }
}

async function insertUser(db: Db, name: string) {
  return one(
    await db
      .insert(users)
      .values({ email: `${name}@example.com`, name })
      .returning(),
  )
}

async function anyOf(
  db: Db,
  table: typeof campaigns | typeof collabs,
  { organizationId }: Person,
): Promise<InOrganization> {
  const { id, organization_id } = table
  const ofPerson = eq(organization_id, organizationId)
  return one(await db.select({ id, organization_id }).from(table).where(ofPerson).limit(1))
}
