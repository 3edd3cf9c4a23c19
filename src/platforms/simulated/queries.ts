import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import {
  type SimulatedAccount,
  type SimulatedPost,
  simulatedAccounts,
  simulatedPosts,
} from '../../tables/users/simulated-platform.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { ageOf } from './clock.ts'
import { type Counts, countsAt } from './curve.ts'

export type PostNow = SimulatedPost & Counts

export type AccountNow = SimulatedAccount & { posts: PostNow[] }

type Owner = { id: number }

/** Someone's own accounts, newest first, each with its posts. */
export async function listSimulatedAccounts(
  db: Db,
  { id }: Owner,
  page: PageRequest,
): Promise<Page<AccountNow>> {
  const found = db.$with('found').as(
    db
      .select({ id: simulatedAccounts.id, total: sql<number>`count(*) over ()`.as('total') })
      .from(simulatedAccounts)
      .where(eq(simulatedAccounts.user_id, id))
      .orderBy(desc(simulatedAccounts.id))
      .limit(page.size)
      .offset(page.offset),
  )
  const rows = await db
    .with(found)
    .select({
      account: simulatedAccounts,
      post: simulatedPosts,
      age: ageOf,
      total: sql<number>`${found.total}`.mapWith(Number),
    })
    .from(found)
    .innerJoin(simulatedAccounts, eq(simulatedAccounts.id, found.id))
    .leftJoin(simulatedPosts, isPostOfAccount)
    .orderBy(desc(simulatedAccounts.id), desc(simulatedPosts.posted_at), desc(simulatedPosts.id))
  return { ...page, rows: withPosts(rows), total: rows[0]?.total ?? 0 }
}

export async function findSimulatedAccount(
  db: Reader,
  { id: userId }: Owner,
  publicId: string,
): Promise<AccountNow> {
  const id = decodeId('SimulatedAccount', publicId) ?? 0
  const rows = await db
    .select({ account: simulatedAccounts, post: simulatedPosts, age: ageOf })
    .from(simulatedAccounts)
    .leftJoin(simulatedPosts, isPostOfAccount)
    .where(and(eq(simulatedAccounts.id, id), eq(simulatedAccounts.user_id, userId)))
    .orderBy(desc(simulatedPosts.posted_at), desc(simulatedPosts.id))
  const [account] = withPosts(rows)
  if (account === undefined) throw new NotFound('Simulated account not found.')
  return account
}

const isPostOfAccount = and(
  eq(simulatedPosts.account_id, simulatedAccounts.id),
  isNull(simulatedPosts.deleted_at),
)

type AccountAndPost = { account: SimulatedAccount; post: SimulatedPost | null; age: number }

/** An account without posts has one row all the same. */
function withPosts(rows: AccountAndPost[]): AccountNow[] {
  const accounts = new Map<number, AccountNow>()
  for (const { account, post, age } of rows) {
    const known = accounts.get(account.id) ?? { ...account, posts: [] }
    accounts.set(account.id, known)
    if (post !== null) known.posts.push({ ...post, ...countsAt(post, age) })
  }
  return [...accounts.values()]
}

export async function findSimulatedPost(
  db: Reader,
  { id: userId }: Owner,
  publicId: string,
): Promise<SimulatedPost> {
  const id = decodeId('SimulatedPost', publicId) ?? 0
  const [post] = await db
    .select(getTableColumns(simulatedPosts))
    .from(simulatedPosts)
    .innerJoin(simulatedAccounts, eq(simulatedAccounts.id, simulatedPosts.account_id))
    .where(
      and(
        eq(simulatedPosts.id, id),
        eq(simulatedAccounts.user_id, userId),
        isNull(simulatedPosts.deleted_at),
      ),
    )
  if (post === undefined) throw new NotFound('Simulated post not found.')
  return post
}

/** Whether such a post is there to be played. */
export async function isPosted(db: Reader, platform_id: string, uid: string): Promise<boolean> {
  const { platform_id: platform, uid: id, deleted_at } = simulatedPosts
  const isIt = and(sql`${platform}::text = ${platform_id}`, eq(id, uid), isNull(deleted_at))
  return (await db.$count(simulatedPosts, isIt)) > 0
}

/** Posts that are not deleted, newest first, with the counts that they have reached by now. */
export async function postsOf(db: Reader, accountIds: number[]): Promise<PostNow[]> {
  const rows = await db
    .select({ ...getTableColumns(simulatedPosts), age: ageOf })
    .from(simulatedPosts)
    .where(and(inArray(simulatedPosts.account_id, accountIds), isNull(simulatedPosts.deleted_at)))
    .orderBy(desc(simulatedPosts.posted_at), desc(simulatedPosts.id))
  return rows.map(({ age, ...post }) => ({ ...post, ...countsAt(post, age) }))
}
