import { eq } from 'drizzle-orm'
import { liftDeadlines } from '../../../activity/deadlines/deadlines.ts'
import { save, type Values } from '../../../activity/records/save.ts'
import type { PostSource } from '../../../creators/social-accounts/connecting/post-source.ts'
import type { Context, Services } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import type { PlatformPost } from '../../../platforms/provider.ts'
import { type Actor, system } from '../../../tables/actor.ts'
import type {
  CampaignSubmission,
  PostCheck,
} from '../../../tables/campaigns/campaign-submissions.ts'
import { type Correction, corrections } from '../../../tables/campaigns/corrections.ts'
import { posts } from '../../../tables/campaigns/posts.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import { isOfMember, ownOrganization } from '../../submissions/membership.ts'
import { postNotFound, readPost } from '../../submissions/posts/read-post.ts'
import { changeSubmission } from '../changing.ts'
import { answeredChecks } from '../checks/check-again.ts'
import { checkNamed, hasFailed } from '../checks/check-post.ts'
import { ifUndecided, pollSoon, startDecisionDeadline } from '../due-dates.ts'
import { limitHandIns, refuseClaimedPost } from '../handing-in/model.ts'
import type { LockedSubmission } from '../lock.ts'
import { submissionCorrected, tellSidesOfPost } from '../notices.ts'
import { ownCampaignSubmissionRecord } from '../record.ts'
import { guardPossible } from '../transitions.ts'
import { withholdPost } from '../withholding.ts'
import { changesOf, isUnchanged } from './changes.ts'
import { fieldsOfOther, followOther, readOtherPost } from './other-post.ts'

/**
 * Hands in a rejected post again that its creator has corrected, or another one in its place. The platform is
 * asked first, since that may take a while: what it says of the post now is what the organization decides
 * about.
 */
export async function correctPost(
  context: Context,
  source: PostSource,
  actor: Actor,
  submission: CampaignSubmission,
  { text, post_url }: { text: string; post_url?: string | null | undefined },
): Promise<CampaignSubmission> {
  guardPossible(submission, 'correct')
  await limitHandIns(context, actor)
  const other = post_url
    ? await readOtherPost(context.db, source, actor, submission, post_url)
    : undefined
  const post = other ? undefined : await readPostAgain(source, submission)

  return changeSubmission(context, submission, async (tx, locked) => {
    guardPossible(locked.submission, 'correct')
    guard(!(await isOfMember(tx, locked.submission)), 'base', ownOrganization)
    const fields = other
      ? await fieldsOfOther(tx, actor, locked, other)
      : { checks: post ? await answeredChecks(tx, locked, post) : locked.submission.checks }
    guardCorrected(locked.submission, fields.checks)
    const correction = await keepCorrection(tx, locked.submission, text, other !== undefined)
    if (post) await tx.update(posts).set({ caption: post.caption }).where(isPostOf(submission))
    const again = await submitAgain(tx, actor, locked, fields)
    const caption = post ? post.caption : correction.caption_before
    const is_unchanged = isAsRejected(again, correction, caption)
    // Silence rejects what fails, and would approve what was rejected.
    const isLeft = is_unchanged && !hasFailed(again.checks)
    const after = isLeft
      ? await leaveToPerson(tx, context, { ...locked, submission: again })
      : again
    await startDecisionDeadline(tx, after)
    if (other) await followOther(tx, after, other)
    else await pollSoon(tx, after)
    await tellSidesOfPost(
      tx,
      context,
      actor,
      { ...locked, submission: after },
      ['organization'],
      submissionCorrected,
      { text, is_unchanged, if_undecided: ifUndecided(after) },
    )
    return after
  }).catch(refuseClaimedPost)
}

/** The post as its platform shows it now; undefined if that cannot be asked. */
async function readPostAgain(
  source: PostSource,
  { platform_id, social_account_id, post_uid }: CampaignSubmission,
): Promise<PlatformPost | undefined> {
  guard(social_account_id !== null, 'base', 'Connect the account again that it was posted with.')
  const provider = source.providerOf(platform_id)
  const post =
    provider && (await readPost(source, provider, { id: social_account_id }, { uid: post_uid }))
  guard(post !== 'revoked', 'base', 'The account has to be connected again.')
  guard(post !== 'missing', 'base', `The post ${postNotFound}.`)
  return post
}

/** Refuses a post that nobody could decide otherwise about than before. */
function guardCorrected({ reason }: CampaignSubmission, checks: PostCheck[]): void {
  const author = checkNamed(checks, 'author')
  guard(author?.outcome !== 'failed', 'base', `The post is not yours. ${author?.found ?? ''}`)
  const sound = reason === 'missing_sound' ? checkNamed(checks, 'sound') : undefined
  guard(sound?.outcome !== 'failed', 'base', `Nothing has changed yet. ${sound?.found ?? ''}`)
}

const isPostOf = ({ id }: { id: number }) => eq(posts.submission_id, id)

/** Keeps what it was rejected for, and how it was then, so that the organization sees what has changed. */
async function keepCorrection(
  tx: Tx,
  submission: CampaignSubmission,
  text: string,
  isOther: boolean,
): Promise<Correction> {
  const { id, reason, note, checks, rejected_at, rejected_by, corrections_count } = submission
  if (reason === null || rejected_at === null) throw new Error('It was not rejected')
  const [post] = await tx.select({ caption: posts.caption }).from(posts).where(isPostOf(submission))
  const [kept] = await tx
    .insert(corrections)
    .values({
      submission_id: id,
      number: corrections_count + 1,
      reason,
      note,
      text,
      caption_before: post?.caption ?? null,
      post_url_before: isOther ? submission.post_url : null,
      post_uid_before: isOther ? submission.post_uid : null,
      checks_before: checks,
      rejected_at,
      rejected_by,
    })
    .returning()
  return kept as Correction
}

/** Whether its platform tells of it what it told when it was rejected. */
function isAsRejected(
  { post_url, checks }: CampaignSubmission,
  correction: Correction,
  caption: string | null,
): boolean {
  return changesOf({ corrections: [correction], post_url, caption, checks }).every(isUnchanged)
}

/** The organization reads of it in what it is told of the correction. */
const leaveToPerson = (tx: Tx, services: Services, locked: LockedSubmission) =>
  withholdPost(tx, services, system('Correction'), locked, {
    because: 'unchanged',
    sides: ['creator'],
  })

/** Lets it wait for a decision as it did at first. */
async function submitAgain(
  tx: Tx,
  actor: Actor,
  { submission }: LockedSubmission,
  fields: Values<CampaignSubmission>,
): Promise<CampaignSubmission> {
  const after = await save(tx, actor, ownCampaignSubmissionRecord, 'submit_again', submission, {
    state: 'pending',
    corrections_count: submission.corrections_count + 1,
    ...fields,
    reason: null,
    note: null,
    rejected_at: null,
    rejected_by: null,
    is_appealable: false,
  })
  await liftDeadlines(tx, after, postDeadlines.appealWindow)
  return after
}
