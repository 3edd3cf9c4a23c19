import { inArray, sql } from 'drizzle-orm'
import type { PostSource } from '../../creators/social-accounts/connecting/post-source.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import {
  AccessRevoked,
  type PlatformPost,
  type Provider,
  ProviderUnavailable,
} from '../../platforms/provider.ts'
import { type Post, posts } from '../../tables/campaigns/posts.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { countViews, freezeMissing } from '../campaign-submissions/counting/count.ts'
import { lockSubmissions } from '../campaign-submissions/lock.ts'
import { timeLimits } from '../campaign-submissions/time-limits.ts'
import { nextReading } from './next-reading.ts'
import { claimDue } from './queries.ts'

/**
 * The most posts that are claimed together. They are asked for in as few questions as the platform allows.
 */
const mostClaimed = 200
const usualPauseSeconds = 600

/**
 * Reads what is due on one platform until nothing is, or until it wants us to wait. A platform that is down
 * delays, and changes nothing: what was read before stands.
 */
export async function pollPlatform(
  context: Context,
  source: PostSource,
  platform: PlatformId,
): Promise<void> {
  const provider = source.providerOf(platform)
  for (;;) {
    const claimed = await claimDue(context.db, platform, mostClaimed)
    if (claimed.length === 0) return
    if (provider === undefined) {
      // The platform was configured once, and is not any more: someone has to enter numbers by hand.
      await postpone(context.db, claimed, 24 * 3600)
      continue
    }
    for (const batch of batchesOf(provider, claimed))
      if (!(await readBatch(context, source, provider, batch))) return
    if (claimed.length < mostClaimed) return
  }
}

/** Groups posts by what can be asked for in one question. */
function batchesOf({ needsAccess, mostPosts }: Provider, claimed: Post[]): Post[][] {
  const groups = Map.groupBy(claimed, ({ social_account_id }) =>
    needsAccess ? social_account_id : 0,
  )
  return [...groups.values()].flatMap((group) => inSlices(group, mostPosts))
}

function inSlices(group: Post[], size: number): Post[][] {
  const slices: Post[][] = []
  for (let from = 0; from < group.length; from += size) slices.push(group.slice(from, from + size))
  return slices
}

/** Reads the posts of one question. Returns whether there is any use in asking on. */
async function readBatch(
  context: Context,
  source: PostSource,
  provider: Provider,
  batch: Post[],
): Promise<boolean> {
  try {
    const found = await ask(source, provider, batch)
    await context.db.transaction((tx) => take(tx, context, provider, batch, found))
    return true
  } catch (error) {
    if (error instanceof AccessRevoked) {
      const [first] = batch
      if (first?.social_account_id) await source.loseAccess({ id: first.social_account_id })
      await postpone(context.db, batch, 6 * 3600)
      return true
    }
    if (!(error instanceof ProviderUnavailable)) throw error
    const { retryAfter = usualPauseSeconds } = error
    context.log.warn({ err: error, platform_id: provider.platform_id }, 'posts not read')
    await postpone(context.db, batch, retryAfter)
    return false
  }
}

async function ask(
  source: PostSource,
  provider: Provider,
  batch: Post[],
): Promise<Map<string, PlatformPost>> {
  const [first] = batch
  const account = first?.social_account_id ?? null
  if (provider.needsAccess && account === null) throw new AccessRevoked('No account is connected')
  const access = provider.needsAccess ? await source.accessOf({ id: account ?? 0 }) : undefined
  return provider.readPosts(
    batch.map(({ uid }) => uid),
    access,
  )
}

async function postpone(db: Db, batch: Post[], seconds: number): Promise<void> {
  await db
    .update(posts)
    .set({ poll_at: sql`troupe_now() + make_interval(secs => ${seconds})` })
    .where(inArray(posts.submission_id, batch.map(idOf)))
}

const idOf = ({ submission_id }: Post) => submission_id

async function take(
  tx: Tx,
  services: Services,
  provider: Provider,
  batch: Post[],
  found: Map<string, PlatformPost>,
): Promise<void> {
  const locked = await lockSubmissions(tx, batch.map(idOf))
  const there = batch.filter(({ uid }) => found.has(uid))
  const gone = batch.filter(({ uid }) => !found.has(uid))
  const readings = there.map((post) => ({
    submission_id: post.submission_id,
    post: found.get(post.uid) as PlatformPost,
    isFirst: post.views === null,
  }))
  await keepNumbers(tx, provider, readings)
  const missing = await noteMissing(tx, gone)
  await freezeMissing(
    tx,
    locked.filter(({ submission }) => missing.has(submission.id)),
  )
  await countViews(tx, services, locked, readings)
}

type Read = { submission_id: number; post: PlatformPost }

async function keepNumbers(tx: Tx, provider: Provider, readings: Read[]): Promise<void> {
  if (readings.length === 0) return
  const rows = readings.map(({ submission_id, post }) => ({
    submission_id,
    ...numbersOf(post),
    picture_url: post.picture_url,
    caption: post.caption,
    posted_at: post.posted_at,
  }))
  await tx.execute(sql`
    with new as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new (submission_id bigint, views bigint, likes bigint, comments bigint, shares bigint,
          picture_url text, caption text, posted_at timestamptz)
    ), kept as (
      insert into post_snapshots
        (submission_id, views, likes, comments, shares, provider, view_definition)
      select submission_id, views, likes, comments, shares, ${provider.name},
        ${provider.viewDefinition}
      from new where views is not null
      on conflict do nothing
    )
    update posts set
      views = coalesce(new.views, posts.views), likes = new.likes, comments = new.comments,
      shares = new.shares, read_at = troupe_now(), missing_at = null,
      poll_at = case when poll_at is not null then ${nextReading} end,
      picture_url = case when picture_tries_left > 0 then new.picture_url end,
      caption = new.caption,
      posted_at = coalesce(new.posted_at, posts.posted_at)
    from new where posts.submission_id = new.submission_id`)
}

/**
 * Notes that posts are missing, and returns those that were missing a day ago too: a single miss may be a
 * mistake of the platform.
 */
async function noteMissing(tx: Tx, gone: Post[]): Promise<Set<number>> {
  if (gone.length === 0) return new Set()
  const rows = await tx
    .update(posts)
    .set({
      missing_at: sql`coalesce(${posts.missing_at}, troupe_now())`,
      poll_at: sql`case when ${posts.poll_at} is not null then ${nextReading} end`,
    })
    .where(inArray(posts.submission_id, gone.map(idOf)))
    .returning({
      id: posts.submission_id,
      isLong: sql<boolean>`${posts.missing_at} <= troupe_now() - ${timeLimits.missing.interval}::interval`,
    })
  return new Set(rows.filter(({ isLong }) => isLong).map(({ id }) => id))
}

function numbersOf({ views, likes, comments, shares }: PlatformPost) {
  return { views, likes, comments, shares }
}
