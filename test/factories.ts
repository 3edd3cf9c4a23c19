import { accessTokens } from '../src/access-tokens/table.ts'
import type { Db } from '../src/database/client.ts'
import { one } from '../src/database/rows.ts'
import { type Membership, memberships } from '../src/memberships/table.ts'
import { type Organization, organizations } from '../src/organizations/table.ts'
import { accessTokenPrefix, hashToken, randomToken } from '../src/secrets.ts'
import { sessions } from '../src/sessions/table.ts'
import { type User, users } from '../src/users/table.ts'

let made = 0

/** A name that no other record of this run has. */
export function unique(word: string): string {
  made += 1
  return `${word}-${process.pid}-${Date.now().toString(36)}-${made}`
}

export async function createUser(db: Db, fields: Partial<User> = {}): Promise<User> {
  const values = { email: `${unique('user')}@example.com`, name: 'Robin Vale', ...fields }
  return one(await db.insert(users).values(values).returning())
}

export async function createOrganization(
  db: Db,
  fields: Partial<Organization> = {},
): Promise<Organization> {
  return one(
    await db
      .insert(organizations)
      .values({ name: unique('Org'), ...fields })
      .returning(),
  )
}

/** The owner of an organization of their own, unless told otherwise. */
export async function createMembership(
  db: Db,
  fields: Partial<Omit<Membership, 'user_id'>> & { user?: User } = {},
): Promise<Membership & { user: User }> {
  const { user = await createUser(db), ...own } = fields
  const isFirst = own.organization_id === undefined
  const organization_id = own.organization_id ?? (await createOrganization(db)).id
  const values = {
    role: 'admin' as const,
    is_owner: isFirst,
    ...own,
    user_id: user.id,
    organization_id,
  }
  const membership = one(await db.insert(memberships).values(values).returning())
  return { ...membership, user }
}

export async function createSessionToken(db: Db, user: { id: number }): Promise<string> {
  const token = randomToken()
  await db
    .insert(sessions)
    .values({ user_id: user.id, token_hash: hashToken(token), user_agent: 'test/1.0' })
  return token
}

export async function createAccessToken(
  db: Db,
  user: { id: number },
  permission: 'read' | 'write' = 'write',
): Promise<string> {
  const token = `${accessTokenPrefix}${randomToken()}`
  await db
    .insert(accessTokens)
    .values({ user_id: user.id, token_hash: hashToken(token), description: 'A test', permission })
  return token
}
