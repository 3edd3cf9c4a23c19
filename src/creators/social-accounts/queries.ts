import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { listReadAhead } from '../../activity/lists/read-ahead.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import {
  type SocialAccount,
  type SocialAccountSnapshot,
  socialAccountCodes,
  socialAccountSnapshots,
  socialAccounts,
} from '../../tables/users/social-accounts.ts'
import { users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { ownSocialAccounts } from './policy.ts'

/** Numbers of the latest snapshot; all null before the first. */
export type Numbers = Pick<
  SocialAccountSnapshot,
  'subscriber_count' | 'view_count' | 'video_count' | 'likes_count' | 'engagement_rate'
> & { last_synced_at: string | null }

export type SocialAccountWithNumbers = SocialAccount & Numbers

const accountsOfUser = prepared(
  'social_accounts_of_user',
  withNumbers({ total })
    .where(ownSocialAccounts)
    .orderBy(asc(socialAccounts.created_at), asc(socialAccounts.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(socialAccounts, ownSocialAccounts)),
)

export const socialAccountsListed = listReadAhead<SocialAccountWithNumbers & { total: number }>(
  (db, { userId }, page) => accountsOfUser(db, { userId, ...page }),
  pageOf,
)

const accountOfUser = prepared(
  'social_account_of_user',
  withNumbers({}).where(and(eq(socialAccounts.id, sql.placeholder('id')), ownSocialAccounts)),
)

export async function findSocialAccount(
  db: Db,
  { user }: Actor,
  publicId: string,
): Promise<SocialAccountWithNumbers> {
  const id = decodeId('SocialAccount', publicId) ?? 0
  const [account] = await accountOfUser(db, { id, userId: user.id })
  if (account === undefined) throw new NotFound()
  return account
}

/** An account as staff see it: whose it is, and the code that has to be in its bio. */
export type AccountForStaff = SocialAccountWithNumbers & { user_name: string; code: string | null }

const forStaff = {
  user_name: sql<string>`(select ${users.name} from ${users} where ${users.id} = ${socialAccounts.user_id})`,
  code: sql<string | null>`(select ${socialAccountCodes.code} from ${socialAccountCodes}
    where ${socialAccountCodes.user_id} = ${socialAccounts.user_id}
      and ${socialAccountCodes.account_url} = ${socialAccounts.account_url}
      and ${socialAccountCodes.expires_at} > troupe_now())`,
}

const isWaiting = eq(socialAccounts.status, 'pending')

const waitingAccounts = prepared(
  'social_accounts_to_verify',
  withNumbers({ ...forStaff, total })
    .where(isWaiting)
    .orderBy(asc(socialAccounts.created_at), asc(socialAccounts.id))
    .limit(sql.placeholder('size'))
    .offset(beginningIn(socialAccounts, isWaiting)),
)

export async function listWaitingAccounts(
  db: Db,
  page: PageRequest,
): Promise<Page<AccountForStaff>> {
  return pageOf(page, (await waitingAccounts(db, { ...page })) as (AccountForStaff & Total)[])
}

type Total = { total: number }

const anyAccount = prepared(
  'social_account_for_staff',
  withNumbers(forStaff).where(eq(socialAccounts.id, sql.placeholder('id'))),
)

export async function findAnyAccount(db: Db, publicId: string): Promise<AccountForStaff> {
  const [account] = await anyAccount(db, { id: decodeId('SocialAccount', publicId) ?? 0 })
  if (account === undefined) throw new NotFound('Social account not found.')
  return account as AccountForStaff
}

/** Each account beside its latest snapshot, in one statement. */
function withNumbers<Extra extends Record<string, ReturnType<typeof sql>>>(extra: Extra) {
  const latest = query
    .select()
    .from(socialAccountSnapshots)
    .where(eq(socialAccountSnapshots.social_account_id, socialAccounts.id))
    .orderBy(desc(socialAccountSnapshots.taken_at), desc(socialAccountSnapshots.id))
    .limit(1)
    .as('latest')

  return query
    .select({
      ...getTableColumns(socialAccounts),
      subscriber_count: latest.subscriber_count,
      view_count: latest.view_count,
      video_count: latest.video_count,
      likes_count: latest.likes_count,
      engagement_rate: latest.engagement_rate,
      last_synced_at: latest.taken_at,
      ...extra,
    })
    .from(socialAccounts)
    .leftJoinLateral(latest, sql`true`)
    .$dynamic()
}

/** People have few accounts; of those with many, these are asked about their posts. */
export const mostAsked = 5

/** The accounts that someone has proved to be theirs, the oldest first: those on some platforms, or all. */
export function listVerifiedAccounts(
  db: Reader,
  { id }: { id: number },
  platform_ids: PlatformId[] | undefined,
  most?: number,
): Promise<SocialAccount[]> {
  const listed = db
    .select()
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.user_id, id),
        eq(socialAccounts.status, 'verified'),
        platform_ids && inArray(socialAccounts.platform_id, platform_ids),
      ),
    )
    .orderBy(asc(socialAccounts.id))
  return most === undefined ? listed : listed.limit(most)
}

/** The platforms that someone has a verified account on. */
export async function listVerifiedPlatforms(db: Db, { user }: Pick<Actor, 'user'>) {
  const rows = await db
    .selectDistinct({ platform_id: socialAccounts.platform_id })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.user_id, user.id), eq(socialAccounts.status, 'verified')))
    .orderBy(socialAccounts.platform_id)
  return rows.map(({ platform_id }) => platform_id)
}
