import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { NotFound, Unauthenticated } from '../../framework/errors.ts'
import type { Actor, Viewer } from '../../tables/actor.ts'
import { type CreatorProfile, creatorProfiles } from '../../tables/users/creator-profiles.ts'
import { users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { type Averages, ratingsOfCreator } from '../ratings/averages.ts'
import { isSeenBy } from './policy.ts'
import { momentOf, type ShownWork, shownWork, withMoments } from './work.ts'

/** An account that is proved to be theirs, with its last numbers and when they were read. */
export type ProvedAccount = {
  platform_id: PlatformId
  account_url: string
  subscriber_count: number | null
  view_count: number | null
  engagement_rate: string | null
  last_synced_at: string | null
}

/** All accounts that someone has proved to be theirs, with their latest numbers. */
export const provedAccounts = sql<ProvedAccount[]>`(
  select coalesce(json_agg(account order by account.subscriber_count desc nulls last, account.account_url), '[]')
  from (
    select platform_id, account_url, latest.subscriber_count, latest.view_count, latest.engagement_rate::text,
      latest.taken_at as last_synced_at
    from social_accounts left join lateral (
      select * from social_account_snapshots where social_account_id = social_accounts.id
      order by taken_at desc, id desc limit 1) latest on true
    where social_accounts.user_id = ${users.id} and status = 'verified') account)`

const work = shownWork()

/** All that they did for brands here, whether or not it is shown. */
export type TrackRecord = { posts_count: number; view_count: number; collabs_count: number }

// The counts are kept for each brand, so a profile reads one row for each that they worked with.
const trackRecord = sql<TrackRecord>`(
  select json_build_object('posts_count', coalesce(sum(approved_count), 0),
    'view_count', coalesce(sum(view_count), 0), 'collabs_count', coalesce(sum(completed_count), 0))
  from organization_creators where organization_creators.user_id = ${users.id})`

const ratings = ratingsOfCreator(sql`${users.id}`)

/** All that a profile shows; the values of an empty one for those who have said nothing yet. */
export type OwnProfile = Omit<CreatorProfile, 'user_id' | 'created_at' | 'updated_at'> & {
  name: string
  accounts: ProvedAccount[]
  work: ShownWork[]
  track_record: TrackRecord
  ratings: Averages
}

const {
  id: _,
  user_id: __,
  created_at: ___,
  updated_at: ____,
  words,
  ...further
} = getTableColumns(creatorProfiles)
// By the first column, which is never null, it is seen whether there is a row at all.
const said = { words, ...further }

const blankProfile = {
  avatar_key: null,
  words: '',
  languages: [],
  topics: [],
  country: null,
  availability: 'open',
  currency: 'usd',
  video_amount: 0,
  story_amount: 0,
  photo_amount: 0,
  content_amount: 0,
  shown_submissions: [],
  published_at: null,
} satisfies Partial<CreatorProfile>

async function readProfile(
  db: Reader,
  condition: SQL | undefined,
): Promise<OwnProfile | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      said,
      accounts: provedAccounts,
      work,
      track_record: trackRecord,
      ratings,
    })
    .from(users)
    .leftJoin(creatorProfiles, eq(creatorProfiles.user_id, users.id))
    .where(condition)
  if (row === undefined) return undefined
  const { said: own, accounts: proved, work: shown, ...known } = row
  return {
    ...blankProfile,
    ...own,
    ...known,
    accounts: proved.map((account) => ({
      ...account,
      last_synced_at: momentOf(account.last_synced_at),
    })),
    work: shown.map(withMoments),
  }
}

/** The profile of whoever asks. */
export async function loadOwnProfile(
  db: Reader,
  { user }: Pick<Actor, 'user'>,
): Promise<OwnProfile> {
  return one([await readProfile(db, eq(users.id, user.id))].filter((row) => row !== undefined))
}

/** A profile as this viewer sees it. Whoever may not see it cannot tell whether there is one. */
export async function findCreatorProfile(db: Db, viewer: Viewer, publicId: string) {
  const isIt = eq(users.id, decodeId('User', publicId) ?? 0)
  const profile = await readProfile(db, and(isIt, isSeenBy(viewer)))
  if (profile !== undefined) return profile
  throw viewer === undefined ? new Unauthenticated() : new NotFound('Creator not found.')
}
