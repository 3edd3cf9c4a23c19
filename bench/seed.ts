import { sql } from 'drizzle-orm'
import { accessTokens } from '../src/access-tokens/table.ts'
import type { Db } from '../src/database/client.ts'
import { one } from '../src/database/rows.ts'
import { memberships } from '../src/memberships/table.ts'
import { organizations } from '../src/organizations/table.ts'
import { accessTokenPrefix, hashToken, randomToken } from '../src/secrets.ts'
import { encodeId } from '../src/sqids.ts'
import { users } from '../src/users/table.ts'

/** A user with a page of organizations, among many others'. */
export async function seed(db: Db): Promise<{ token: string; organizationId: string }> {
  const user = one(
    await db.insert(users).values({ email: 'bench@example.com', name: 'Bench' }).returning(),
  )
  const token = `${accessTokenPrefix}${randomToken()}`
  await db.insert(accessTokens).values({
    user_id: user.id,
    token_hash: hashToken(token),
    description: 'bench',
    permission: 'write',
    last_used_at: sql`now() + interval '1 day'`,
  })
  const names = Array.from({ length: 20 }, (_, index) => ({ name: `Organization ${index}` }))
  const rows = await db.insert(organizations).values(names).returning()
  await db.insert(memberships).values(
    rows.map(({ id }) => ({
      organization_id: id,
      user_id: user.id,
      role: 'admin' as const,
      is_owner: true,
    })),
  )
  await addPublicIds(db)
  return { token, organizationId: encodeId('Organization', one(rows).id) }
}

/** The bare server cannot encode ids; they are written down for it. */
async function addPublicIds(db: Db): Promise<void> {
  await db.execute(sql`alter table organizations add column public_id text unique`)
  const rows = await db.select({ id: organizations.id }).from(organizations)
  for (const { id } of rows) {
    await db.execute(
      sql`update organizations set public_id = ${encodeId('Organization', id)} where id = ${id}`,
    )
  }
}
