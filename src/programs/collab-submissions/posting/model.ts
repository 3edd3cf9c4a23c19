import { type SQL, sql } from 'drizzle-orm'
import { fromNow, setDeadline } from '../../../activity/deadlines/deadlines.ts'
import { save } from '../../../activity/records/save.ts'
import { postSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { constraintOf, isUniqueViolation } from '../../../framework/database/errors.ts'
import { guard, Invalid } from '../../../framework/errors.ts'
import type { PostAddress } from '../../../platforms/posts/post-url.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import type { Actor } from '../../../tables/actor.ts'
import { posts } from '../../../tables/campaigns/posts.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import type { SocialAccount } from '../../../tables/users/social-accounts.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { days, seconds } from '../../../vocabulary/time/time-limits.ts'
import { platformsOf } from '../../collabs/words.ts'
import { workDeadlines } from '../../submissions/deadline-kinds.ts'
import { begunAnew } from '../../submissions/posts/begun-anew.ts'
import { contentSubmitted } from '../content/notices.ts'
import { setTurnDeadline } from '../due-dates.ts'
import { lockForMove, type Work } from '../lock.ts'
import { namesToRecord, tellSidesOfWork } from '../notices.ts'
import { ownCollabSubmissionRecord } from '../record.ts'
import { saveMove } from '../save-move.ts'
import type { SparkCodeFields } from '../schema.ts'
import { timeLimits } from '../time-limits.ts'
import { guardPossible, lacksSparkCode, type Standing } from '../transitions.ts'
import { findOwnPost } from './post.ts'

/**
 * Records where content was posted, or corrects that. The platform is asked first, since it may take a while.
 */
export async function recordPost(
  context: Context,
  actor: Actor,
  submission: Standing,
  { post_url }: { post_url: string },
): Promise<CollabSubmission> {
  guardPossible(submission, 'post')
  const { address, account, read } = await findOwnPost(
    context.db,
    postSource(context),
    actor,
    post_url,
    platformsOf(submission),
  )
  guardPlatform(submission, address)
  const post = {
    post_url: address.url,
    post_platform_id: address.platform_id,
    post_uid: address.uid,
  }
  try {
    return await context.db.transaction(async (tx) => {
      const before = await lockForMove(tx, submission, 'post')
      if (before.post_uid === post.post_uid && before.post_url === post.post_url) return before
      const after =
        before.state === 'posted'
          ? await save(
              tx,
              actor,
              ownCollabSubmissionRecord,
              'correct_post',
              before,
              post,
              await namesToRecord(tx, before),
            )
          : await saveMove(tx, actor, before, 'post', {
              ...post,
              state: 'posted',
              posted_at: currentTime,
            })
      await readFromNowOn(tx, after, account, read)
      // The organization has to look at another post anew. A creator who owes a code gains no time for it.
      if (before.state === 'posted' && !lacksSparkCode(after)) await setTurnDeadline(tx, after)
      await tellSidesOfWork(tx, context, actor, after, ['organization'], contentSubmitted, {
        step: 'post',
      })
      return after
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const where = constraintOf(error) === 'post_of_campaign' ? 'a campaign' : 'another collab'
    throw new Invalid({ post_url: [`has already been submitted to ${where}`] })
  }
}

function guardPlatform(submission: Standing, { platform_id }: PostAddress): void {
  const allowed = platformsOf(submission)
  guard(
    allowed.length === 0 || allowed.includes(platform_id),
    'post_url',
    `is on ${platformNames[platform_id]}, and has to be on ${allowed.map((id) => platformNames[id]).join(' or ')}${submission.require_spark_ads ? ', which gives the Spark code' : ''}`,
  )
}

/** Has its numbers read from now on. Another post begins anew; nothing is paid by them. */
async function readFromNowOn(
  tx: Tx,
  { id, post_platform_id, post_uid }: CollabSubmission,
  { id: social_account_id }: SocialAccount,
  read: PlatformPost | undefined,
): Promise<void> {
  if (post_platform_id === null || post_uid === null) return
  const post = { platform_id: post_platform_id, uid: post_uid, social_account_id }
  const shown = {
    picture_url: read?.picture_url ?? null,
    caption: read?.caption ?? null,
    posted_at: read?.posted_at ?? null,
  }
  const values = { ...post, ...shown, ...begunAnew, poll_at: currentTime }
  const unread = { views: null, likes: null, comments: null, shares: null }
  await tx.execute(sql`delete from post_snapshots where submission_id = ${id}`)
  await tx
    .insert(posts)
    .values({ submission_id: id, ...values })
    .onConflictDoUpdate({
      target: posts.submission_id,
      set: { ...values, ...unread, read_at: null },
    })
}

/** Lets the organization advertise with the post, from now on for so many days. */
export async function giveSparkCode(
  context: Context,
  actor: Actor,
  submission: Work,
  { spark_code, spark_days }: SparkCodeFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMove(tx, submission, 'give_spark_code')
    guardSparkDays(before, spark_days)
    const after = await saveMove(tx, actor, before, 'give_spark_code', {
      spark_code,
      spark_days,
      spark_ends_at: sql`${currentTime} + make_interval(days => ${spark_days})`,
    })
    await setDeadline(tx, workDeadlines.sparkCode, after, announcement(spark_days))
    await tellSidesOfWork(tx, context, actor, after, ['organization'], contentSubmitted, {
      step: 'spark_code',
    })
    return after
  })
}

/** Guards that a code does not end before what was agreed on. */
function guardSparkDays({ asked_spark_days: asked }: CollabSubmission, spark_days: number): void {
  const isLong = asked === null || spark_days >= asked
  guard(isLong, 'spark_days', `must be at least ${asked}, for which the brand asks`)
}

function announcement(spark_days: number): SQL {
  return fromNow(seconds(days(spark_days).seconds - timeLimits.sparkNotice.seconds))
}
