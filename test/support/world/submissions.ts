import { eq, sql } from 'drizzle-orm'
import type { PostSource } from '../../../src/creators/social-accounts/connecting/post-source.ts'
import { actingAs } from '../../../src/demo/world.ts'
import type { Tx } from '../../../src/framework/database/db.ts'
import { one } from '../../../src/framework/database/rows.ts'
import { releaseGrants } from '../../../src/money/grants/jobs.ts'
import { readPostUrl } from '../../../src/platforms/posts/post-url.ts'
import type { PlatformPost, Provider } from '../../../src/platforms/provider.ts'
import { appealRejection } from '../../../src/programs/campaign-submissions/appeals/model.ts'
import {
  approvePost,
  rejectPost,
} from '../../../src/programs/campaign-submissions/deciding/verdicts.ts'
import { organizationFlagEnd } from '../../../src/programs/campaign-submissions/due-dates.ts'
import { raiseFlag } from '../../../src/programs/campaign-submissions/flags/model.ts'
import { handIn } from '../../../src/programs/campaign-submissions/handing-in/model.ts'
import type { LockedSubmission } from '../../../src/programs/campaign-submissions/lock.ts'
import { lockSubmission } from '../../../src/programs/campaign-submissions/lock.ts'
import {
  grantRewardsDaily,
  payFinalized,
} from '../../../src/programs/campaign-submissions/paying/jobs.ts'
import { withholdPost } from '../../../src/programs/campaign-submissions/withholding.ts'
import { pollPlatform } from '../../../src/programs/posts/polling.ts'
import { system } from '../../../src/tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../src/tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../src/tables/campaigns/campaigns.ts'
import { posts } from '../../../src/tables/campaigns/posts.ts'
import { deadlines } from '../../../src/tables/deadlines.ts'
import { grants } from '../../../src/tables/finance/grants.ts'
import type { User } from '../../../src/tables/users/users.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { context, db } from '../helper.ts'
import { createCampaign, createSocialAccount, createUser, unique } from './factories.ts'

/** A platform whose posts are what a test says. */
export function fakePlatform(fields: Partial<Provider> = {}) {
  const known = new Map<string, PlatformPost>()
  const asked: string[][] = []
  const provider: Provider = {
    platform_id: 'youtube',
    name: 'fake',
    viewDefinition: 'plays',
    mostPosts: 50,
    needsAccess: false,
    readAccount: async () => undefined,
    readLatest: async () => [],
    readPicture: async () => Buffer.alloc(0),
    readPosts: async (uids) => {
      asked.push(uids)
      return new Map(
        uids.flatMap((uid) => (known.has(uid) ? [[uid, known.get(uid) as PlatformPost]] : [])),
      )
    },
    ...fields,
  }
  const source: PostSource = {
    resolve: async (address) => {
      const found = readPostUrl(address)
      return found && 'short' in found ? undefined : found
    },
    providerOf: (platform) => (platform === provider.platform_id ? provider : undefined),
    accessOf: async () => undefined,
    loseAccess: async () => {},
  }
  const post = (uid: string, numbers: Partial<PlatformPost>) => {
    const before = known.get(uid)
    known.set(uid, { ...empty, ...before, uid, ...numbers })
  }
  return { provider, source, asked, post, forget: (uid: string) => known.delete(uid) }
}

const empty: PlatformPost = {
  uid: '',
  author_uid: null,
  author_handle: null,
  posted_at: null,
  sound_uid: null,
  picture_url: null,
  caption: null,
  views: 0,
  likes: 0,
  comments: 0,
  shares: 0,
}

export type FakePlatform = ReturnType<typeof fakePlatform>

let lastPost = 10_000_000_000

/** An id as YouTube has them. */
export function newPostUid(): string {
  lastPost += 1
  return String(lastPost)
}

/** A campaign that pays 1.75 for 1,000 views, from 3.50 to 2,500 for a post. */
export function createRunningCampaign(fields: Partial<Campaign> = {}): Promise<Campaign> {
  return createCampaign(db, {
    status: 'active',
    published_at: new Date(Date.now() - 864e5).toISOString(),
    brief: 'Show how you brew.',
    platform_ids: ['youtube'],
    cpm_amount: 175,
    min_payout_amount: 350,
    max_payout_amount: 250_000,
    fee_bps: 0,
    least_budget_amount: 350,
    total_budget_amount: 1_000_000,
    ...fields,
  })
}

/** Someone with a verified account, new unless told otherwise. */
export async function createCreator(someone?: User) {
  const user = someone ?? (await createUser(db))
  const uid = unique('channel')
  const account = await createSocialAccount(db, user, {
    platform_id: 'youtube',
    account_url: `https://www.youtube.com/@${uid}`,
    uid,
    status: 'verified',
  })
  return { user, account, uid }
}

type Creator = Awaited<ReturnType<typeof createCreator>>

/** Hands in a post that is fine, as its creator would. */
export async function handInPost(
  platform: FakePlatform,
  campaign: Campaign,
  creator: Creator,
  numbers: Partial<PlatformPost> = {},
): Promise<CampaignSubmission> {
  const uid = newPostUid()
  platform.post(uid, {
    author_uid: creator.uid,
    posted_at: new Date().toISOString(),
    views: 0,
    ...numbers,
  })
  return handIn(context, platform.source, actingAs(creator.user), campaign, {
    post_url: `https://youtu.be/${uid}`,
    social_account_id: encodeId('SocialAccount', creator.account.id),
  })
}

export async function approveSubmission({ id }: { id: number }): Promise<CampaignSubmission> {
  return db.transaction(async (tx) =>
    approvePost(tx, context, author, await lockSubmission(tx, { id })),
  )
}

const author = system('Test')

const act = <Result>(
  { id }: { id: number },
  perform: (tx: Tx, handed: LockedSubmission) => Promise<Result>,
) => db.transaction(async (tx) => perform(tx, await lockSubmission(tx, { id })))

export const rejectSubmission = (
  submission: { id: number },
  reason: NonNullable<CampaignSubmission['reason']> = 'low_quality',
) =>
  act(submission, (tx, handed) => rejectPost(tx, context, author, handed, { reason, note: null }))

export const flagSubmission = (submission: { id: number }) =>
  act(submission, (tx, handed) =>
    raiseFlag(tx, context, author, handed, {
      rule: null,
      note: 'Odd.',
      ends_at: organizationFlagEnd(),
    }),
  )

export const appealSubmission = (submission: { id: number }) =>
  act(submission, (tx, handed) => appealRejection(tx, context, author, handed, 'It is fine.'))

/** As the clock does where the creator has joined the organization. */
export const withholdSubmission = (submission: { id: number }) =>
  act(submission, (tx, handed) => withholdPost(tx, context, author, handed, { because: 'member' }))

export async function reload({ id }: { id: number }): Promise<CampaignSubmission> {
  return one(await db.select().from(campaignSubmissions).where(eq(campaignSubmissions.id, id)))
}

/** The platform says something new, and it is read. */
export async function readAgain(platform: FakePlatform, submission: CampaignSubmission) {
  await db
    .update(posts)
    .set({ poll_at: sql`now() - interval '1 second'` })
    .where(eq(posts.submission_id, submission.id))
  await pollPlatform(context, platform.source, platform.provider.platform_id)
  return reload(submission)
}

export const grantAll = () => grantRewardsDaily.perform(context, {})

/** Everything that waits for this submission comes so much nearer. */
export async function pass({ id }: { id: number }, interval: string): Promise<void> {
  const earlier = sql`${interval}::interval`
  await db
    .update(deadlines)
    .set({ due_at: sql`${deadlines.due_at} - ${earlier}` })
    .where(eq(deadlines.record_id, id))
  await db
    .update(campaignSubmissions)
    .set({
      grant_at: sql`${campaignSubmissions.grant_at} - ${earlier}`,
      counts_until: sql`${campaignSubmissions.counts_until} - ${earlier}`,
    })
    .where(eq(campaignSubmissions.id, id))
  await db
    .update(grants)
    .set({ release_at: sql`${grants.release_at} - ${earlier}` })
    .where(eq(grants.submission_id, id))
}

/** Releases what was granted, and calls what is paid so. */
export async function releaseEarnings(submission: { id: number }): Promise<void> {
  await pass(submission, '8 days')
  await releaseGrants.perform(context, {})
  await payFinalized.perform(context, {})
}
