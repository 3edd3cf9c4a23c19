import { and, eq, sql } from 'drizzle-orm'
import { bindKey, claimKey, type IdempotencyKey } from '../../accounts/idempotency/keys.ts'
import { audit } from '../../activity/records/audit.ts'
import { lock } from '../../activity/records/lock.ts'
import type { PostSource } from '../../creators/social-accounts/post-source.ts'
import type { Context } from '../../framework/context.ts'
import { businessTime } from '../../framework/database/clock.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/rate-limit.ts'
import { handleIn } from '../../platforms/account-url.ts'
import type { PostAddress } from '../../platforms/post-url.ts'
import type { PlatformPost, Provider } from '../../platforms/provider.ts'
import type { Actor } from '../../tables/actor.ts'
import { addresses } from '../../tables/addresses.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
  type PostCheck,
} from '../../tables/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { memberships } from '../../tables/memberships.ts'
import { postSnapshots, posts } from '../../tables/posts.ts'
import type { SocialAccount } from '../../tables/social-accounts.ts'
import { users } from '../../tables/users.ts'
import { campaignRecord } from '../campaigns/record.ts'
import { submissionReceived } from '../submissions/notices.ts'
import { checkPost, isPostedSince } from './checks.ts'
import { findEarlier, refusePostOfCollab } from './earlier.ts'
import { type LookedAt, lookAt } from './look.ts'
import { tell } from './notices.ts'
import { ownCampaignSubmissionRecord } from './record.ts'
import { startDecisionClock } from './silence.ts'

type Fields = { post_url: string; social_account_id: string }

/** Hands in a post to a campaign. The platform is asked first, since that may take a while. */
export async function handIn(
  context: Context,
  source: PostSource,
  actor: Actor,
  campaign: Campaign,
  fields: Fields,
  key?: IdempotencyKey,
): Promise<CampaignSubmission> {
  await limitRate(context.db, { key: `hand-ins-by:${actor.user.id}`, most: 100, seconds: 3600 })
  const looked = await lookAt(context.db, source, actor, campaign, fields)

  return context.db
    .transaction(async (tx) => {
      const earlier = await claimKey(tx, key)
      if (earlier !== undefined)
        return one(
          await tx.select().from(campaignSubmissions).where(eq(campaignSubmissions.id, earlier)),
        )
      const current = await lock(tx, campaignRecord, campaign)
      guard(current.status === 'active', 'base', 'This campaign does not take posts right now.')
      const { country, isMember } = await standingOf(tx, actor, current)
      guard(!isMember, 'base', 'You belong to this organization, so you cannot be paid by it.')
      const submission = await insert(tx, actor, current, looked, country)
      await audit(tx, actor, ownCampaignSubmissionRecord, 'hand_in', submission)
      await bindKey(tx, key, submission)
      await follow(tx, submission, looked)
      await startDecisionClock(tx, submission)
      const handed = { campaign: current, submission }
      await tell(tx, context, handed, ['organization'], submissionReceived, {})
      return submission
    })
    .catch(refusePostOfCollab)
}

/** Where someone lives, and whether they belong to whom they would be paid by. */
async function standingOf(tx: Tx, { user }: Actor, { organization_id }: Campaign) {
  const membership = tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.user_id, user.id), eq(memberships.organization_id, organization_id)))
  return one(
    await tx
      .select({ country: addresses.country, isMember: sql<boolean>`exists ${membership}` })
      .from(users)
      .leftJoin(addresses, eq(addresses.user_id, users.id))
      .where(eq(users.id, user.id)),
  )
}

async function insert(
  tx: Tx,
  { user }: Actor,
  campaign: Campaign,
  { account, address, post }: LookedAt,
  country: string | null,
): Promise<CampaignSubmission> {
  const checks = checkPost({
    earlier: await findEarlier(tx, address),
    campaign,
    account: { uid: account.uid, handle: handleIn(account.account_url) },
    address,
    post,
    handed_in_at: new Date(businessTime()).toISOString(),
    country,
  })
  refuseFailed(checks, 'author', 'is not yours.')
  refuseFailed(checks, 'window', 'is too old for this campaign.')
  const [submission] = await tx
    .insert(campaignSubmissions)
    .values({
      ...identityOf(campaign, account, address),
      user_id: user.id,
      checks,
      posted_at: post?.posted_at ?? null,
      verified_views: post?.views ?? 0,
      baseline_views: baselineOf(campaign, post),
    })
    .onConflictDoNothing()
    .returning()
  guard(submission !== undefined, 'post_url', 'has already been submitted')
  return submission
}

/** What nobody could decide in another way is not worth anybody's time. */
function refuseFailed(checks: PostCheck[], name: PostCheck['name'], refusal: string): void {
  const check = checks.find((one) => one.name === name)
  guard(check?.outcome !== 'failed', 'post_url', `${refusal} ${check?.found ?? ''}`)
}

/** Copied, so that it stays what it was whatever becomes of the account. */
function identityOf(campaign: Campaign, account: SocialAccount, address: PostAddress) {
  return {
    organization_id: campaign.organization_id,
    campaign_id: campaign.id,
    social_account_id: account.id,
    platform_id: account.platform_id,
    account_uid: account.uid,
    account_handle: handleIn(account.account_url),
    post_url: address.url,
    post_uid: address.uid,
  }
}

/**
 * What was seen before the campaign began was not seen because of it. Where nobody knows when it was posted,
 * all that is there at the first reading may be from before.
 */
export function baselineOf(
  campaign: Pick<Campaign, 'published_at'>,
  post: Pick<PlatformPost, 'posted_at' | 'views'> | undefined,
): number {
  return isPostedSince(campaign, post?.posted_at ?? null) ? 0 : (post?.views ?? 0)
}

/** From now on its numbers are read, if there is anybody to ask. */
async function follow(tx: Tx, { id }: CampaignSubmission, looked: LookedAt): Promise<void> {
  const { account, address, post, provider } = looked
  await tx.insert(posts).values({
    submission_id: id,
    platform_id: account.platform_id,
    uid: address.uid,
    social_account_id: account.id,
    ...(post && { ...numbersOf(post), picture_url: post.picture_url, read_at: currentTime }),
    poll_at: nextPoll(provider, post),
  })
  if (post && post.views !== null && provider)
    await tx.insert(postSnapshots).values({
      submission_id: id,
      ...numbersOf(post),
      views: post.views,
      provider: provider.name,
      view_definition: provider.viewDefinition,
    })
}

function nextPoll(provider: Provider | undefined, post: PlatformPost | undefined) {
  if (provider === undefined) return null
  return post === undefined ? currentTime : sql`troupe_now() + interval '1 hour'`
}

export function numbersOf({ views, likes, comments, shares }: PlatformPost) {
  return { views, likes, comments, shares }
}
