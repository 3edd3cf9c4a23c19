import { eq } from 'drizzle-orm'
import { bindKey, claimKey, type IdempotencyKey } from '../../../accounts/idempotency/keys.ts'
import { audit } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { PostSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import type { Context } from '../../../framework/context.ts'
import { businessTime } from '../../../framework/database/clock.ts'
import { constraintOf } from '../../../framework/database/errors.ts'
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
import { campaignRecord } from '../../campaigns/record.ts'
import { submissionReceived } from '../../submissions/notices.ts'
import { baselineOf, checkPost } from '../checks/check-post.ts'
import { tell } from '../notices.ts'
import { ownCampaignSubmissionRecord } from '../record.ts'
import { insertPost } from './insert-post.ts'
import { type LookedAt, lookAt } from './post.ts'
import { type Background, findBackground } from './queries.ts'

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
      const background = await findBackground(tx, actor, current, looked.address)
      const own = 'You belong to this organization, so you cannot be paid by it.'
      guard(!background.isMember, 'base', own)
      const submission = await insertPost(tx, actor, current, looked, {
        checks: check(current, looked, background),
        baseline_views: baselineOf(current, looked.post),
      })
      guard(submission !== undefined, 'post_url', 'has already been submitted')
      await audit(tx, actor, ownCampaignSubmissionRecord, 'hand_in', submission)
      await bindKey(tx, key, submission)
      const locked = {
        campaign: current,
        submission,
        organizationSide: background.organizationSide,
      }
      await tell(tx, context, locked, ['organization'], submissionReceived, {})
      return submission
    })
    .catch(refusePostOfCollab)
}

/** The database looks whether a collab pays for it, because someone may say so at the same moment. */
function refusePostOfCollab(error: unknown): never {
  if (constraintOf(error) !== 'post_of_collab') throw error
  throw new Invalid({ post_url: ['was posted for a collab, and a post is paid once'] })
}

function check(
  campaign: Campaign,
  { account, address, post }: LookedAt,
  { earlier, country }: Background,
): PostCheck[] {
  const checks = checkPost({
    earlier,
    campaign,
    account: { uid: account.uid, handle: handleIn(account.account_url) },
    address,
    post,
    handed_in_at: new Date(businessTime()).toISOString(),
    country,
  })
  refuseFailed(checks, 'author', 'is not yours.')
  refuseFailed(checks, 'window', 'is too old for this campaign.')
  return checks
}

/** Refuses a post at once for a failed check about which no person could decide otherwise. */
function refuseFailed(checks: PostCheck[], name: PostCheck['name'], refusal: string): void {
  const check = checks.find((one) => one.name === name)
  guard(check?.outcome !== 'failed', 'post_url', `${refusal} ${check?.found ?? ''}`)
}
