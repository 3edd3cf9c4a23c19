import { eq } from 'drizzle-orm'
import { bindKey, claimKey, type IdempotencyKey } from '../../../accounts/idempotency/keys.ts'
import { audit } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { PostSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import type { Context } from '../../../framework/context.ts'
import { businessTime } from '../../../framework/database/clock.ts'
import { constraintOf } from '../../../framework/database/errors.ts'
import { inOneWrite } from '../../../framework/database/in-one-write.ts'
import { one } from '../../../framework/database/rows.ts'
import { guard, Invalid } from '../../../framework/errors.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import { handleIn } from '../../../platforms/account-url.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
  type PostCheck,
} from '../../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { limitFor } from '../../../vocabulary/rate-limits.ts'
import { campaignRecord } from '../../campaigns/record.ts'
import { ownOrganization } from '../../submissions/membership.ts'
import { submissionReceived } from '../../submissions/notices.ts'
import { baselineOf, checkNamed, checkPost } from '../checks/check-post.ts'
import { ifUndecided } from '../due-dates.ts'
import { tellSidesOfPost } from '../notices.ts'
import { ownCampaignSubmissionRecord } from '../record.ts'
import { type HandInFacts, readHandInFacts } from './facts.ts'
import { insertPost } from './insertion.ts'
import { findAccount, type PostToHandIn, readPostToHandIn } from './post.ts'

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
  const [, account] = await inOneWrite(
    limitHandIns(context, actor),
    findAccount(context.db, actor, fields.social_account_id),
  )
  const sentPost = await readPostToHandIn(source, account, campaign, fields)

  return context.db
    .transaction(async (tx) => {
      const earlierId = await claimKey(tx, key)
      if (earlierId !== undefined)
        return one(
          await tx.select().from(campaignSubmissions).where(eq(campaignSubmissions.id, earlierId)),
        )
      const [current, facts] = await inOneWrite(
        lock(tx, campaignRecord, campaign),
        readHandInFacts(tx, actor, campaign, sentPost.address),
      )
      guard(current.status === 'active', 'base', 'This campaign does not take posts right now.')
      guard(!facts.isMember, 'base', ownOrganization)
      const { id, organizationSide } = facts
      const checks = checkPostToHandIn(current, sentPost, facts)
      const handedIn = {
        id,
        organization_id: current.organization_id,
        user_id: actor.user.id,
        account_handle: handleIn(account.account_url),
      }
      const told = { campaign: current, submission: handedIn, organizationSide }
      await tellSidesOfPost(tx, context, actor, told, ['organization'], submissionReceived, {
        if_undecided: ifUndecided({ checks, withheld_at: null }),
      })
      const baseline_views = baselineOf(current, sentPost.post)
      const submission = await tx.conclude(
        insertPost(tx, actor, current, sentPost, { id, checks, baseline_views }),
      )
      guard(submission !== undefined, 'post_url', submittedBefore)
      await audit(tx, actor, ownCampaignSubmissionRecord, 'hand_in', submission)
      await bindKey(tx, key, submission)
      return submission
    })
    .catch(refuseClaimedPost)
}

const submittedBefore = 'has already been submitted'

/** Limits how often someone has us ask a platform about a post of theirs. */
export const limitHandIns = ({ db }: Context, { user }: Actor) =>
  limitRate(db, limitFor('hand-ins-by', user.id))

/**
 * Says in words that a collab pays for the post. The database looks, because someone may hand it in there at
 * the same moment; so it does for another one that takes the place of a rejected post.
 */
export function refuseClaimedPost(error: unknown): never {
  const constraint = constraintOf(error) ?? ''
  if (['campaign_submissions_posts', 'campaign_submissions_once'].includes(constraint))
    throw new Invalid({ post_url: [submittedBefore] })
  if (constraint !== 'post_of_collab') throw error
  throw new Invalid({ post_url: ['was posted for a collab, and a post is paid once'] })
}

/**
 * Checks a post that is handed in, and refuses it where it was replaced here before, or nobody could take it.
 */
export function checkPostToHandIn(
  campaign: Campaign,
  { account, address, post }: PostToHandIn,
  { earlier, country, isReplaced }: HandInFacts,
): PostCheck[] {
  guard(!isReplaced, 'post_url', submittedBefore)
  const checks = checkPost({
    earlier,
    campaign,
    account: { uid: account.uid, handle: handleIn(account.account_url) },
    address,
    post,
    handed_in_at: new Date(businessTime()).toISOString(),
    country,
  })
  guardCheck(checks, 'author', 'is not yours.')
  guardCheck(checks, 'window', 'is too old for this campaign.')
  return checks
}

/** Refuses a post at once for a failed check about which no person could decide otherwise. */
function guardCheck(checks: PostCheck[], name: PostCheck['name'], refusal: string): void {
  const check = checkNamed(checks, name)
  guard(check?.outcome !== 'failed', 'post_url', `${refusal} ${check?.found ?? ''}`)
}
