import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import {
  defineDeadline,
  liftDeadlines,
  setDeadline,
} from '../../../activity/deadlines/deadlines.ts'
import { requireNotOwn } from '../../../activity/records/own.ts'
import { save } from '../../../activity/records/save.ts'
import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import { type Actor, type Author, system } from '../../../tables/actor.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { type Flag, flags } from '../../../tables/campaigns/flags.ts'
import { postDeadlines } from '../../submissions/deadline-kinds.ts'
import type { Side } from '../../submissions/notices.ts'
import { changeAsStaff, changeSubmission } from '../changing.ts'
import { endBySilence, startDecisionDeadline } from '../due-dates.ts'
import { type LockedSubmission, lockSubmission } from '../lock.ts'
import { tellSidesOfPost } from '../notices.ts'
import { campaignSubmissionRecord } from '../record.ts'
import { guardPossible } from '../transitions.ts'
import { withholdPost } from '../withholding.ts'
import { flagEnded, submissionFlagged } from './notices.ts'

type Doubt = {
  /** The rule that doubts the post; null where a person does. */
  rule: string | null
  note: string
  evidence?: Flag['evidence']
  ends_at: SQL
}

export const flaggedBefore = 'It has already been flagged. You can flag a post only once.'

/** Whether the brand has flagged the post itself, which it may do once. */
export async function hasOwnFlag(tx: Tx, submission: CampaignSubmission): Promise<boolean> {
  const isOwn = and(eq(flags.submission_id, submission.id), isNull(flags.rule))
  return (await tx.$count(flags, isOwn)) > 0
}

/** Holds the money of a submission for a while, and says why. Each rule does so once, and a brand too. */
export async function raiseFlag(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
  ...doubts: Doubt[]
): Promise<CampaignSubmission> {
  const { submission } = locked
  guardPossible(submission, 'flag')
  const raised: Flag[] = []
  for (const doubt of doubts) raised.push(await raise(tx, author, submission, doubt))

  const note = doubts.map((doubt) => doubt.note).join(' ')
  const after =
    submission.state === 'flagged' ? submission : await hold(tx, author, submission, note)
  const until =
    raised
      .map(({ ends_at }) => ends_at)
      .sort()
      .at(-1) ?? ''
  const flagged = { ...locked, submission: after }
  for (const side of ['creator', 'organization'] as const) {
    const told = { note, until, is_own: side === 'creator' }
    await tellSidesOfPost(tx, services, author, flagged, [side], submissionFlagged, told)
  }
  return after
}

async function raise(
  tx: Tx,
  author: Author,
  submission: CampaignSubmission,
  { rule, note, evidence = {}, ends_at }: Doubt,
): Promise<Flag> {
  const [flag] = await tx
    .insert(flags)
    .values({
      submission_id: submission.id,
      rule,
      note,
      evidence,
      ends_at,
      user_id: author.user?.id ?? null,
    })
    .onConflictDoNothing()
    .returning()
  guard(flag !== undefined, 'base', flaggedBefore)
  await setDeadline(tx, postDeadlines.flagEnd, flag, flag.ends_at)
  return flag
}

async function hold(tx: Tx, author: Author, submission: CampaignSubmission, note: string) {
  const flagged_state = submission.state as CampaignSubmission['flagged_state']
  const after = await save(
    tx,
    author,
    campaignSubmissionRecord,
    'flag',
    submission,
    { state: 'flagged', flagged_state },
    { note: [null, note] },
  )
  await liftDeadlines(tx, after, postDeadlines.decision)
  return after
}

/**
 * Ends a doubt. The submission goes on where it was, unless there is another. `sides` are told, because they
 * did not end it themselves.
 */
async function endFlag(
  tx: Tx,
  services: Services,
  author: Author,
  locked: LockedSubmission,
  flag: Pick<Flag, 'id'>,
  outcome: 'lifted' | 'lapsed',
  sides: Side[] = ['creator', 'organization'],
): Promise<CampaignSubmission> {
  const { submission } = locked
  await close(tx, eq(flags.id, flag.id), outcome)
  await liftDeadlines(tx, flag, postDeadlines.flagEnd)
  const open = and(eq(flags.submission_id, submission.id), isNull(flags.ended_at))
  if (submission.flagged_state === null || (await tx.$count(flags, open)) > 0) return submission

  const after = await save(tx, author, campaignSubmissionRecord, 'lift', submission, {
    state: submission.flagged_state,
    flagged_state: null,
    grant_at: submission.flagged_state === 'pending' ? null : currentTime,
  })
  // A post that waited for a decision has all of its time again: nobody could decide meanwhile.
  const is_pending = after.state === 'pending'
  const left = is_pending
    ? await leaveUnusual(tx, services, { ...locked, submission: after })
    : after
  if (is_pending) await startDecisionDeadline(tx, left)
  const ended = { ...locked, submission: left }
  await tellSidesOfPost(tx, services, author, ended, sides, flagEnded, { outcome, is_pending })
  return left
}

/** Nobody has looked at a doubt that lapsed: silence does not approve a post with it. */
async function leaveUnusual(
  tx: Tx,
  services: Services,
  locked: LockedSubmission,
): Promise<CampaignSubmission> {
  const { submission } = locked
  const isLapsed = and(
    eq(flags.submission_id, submission.id),
    isNotNull(flags.rule),
    eq(flags.outcome, 'lapsed'),
  )
  const lapsed = await tx.select().from(flags).where(isLapsed).orderBy(asc(flags.id))
  if (lapsed.length === 0 || endBySilence(submission.checks) !== 'approved') return submission
  const note = lapsed.map((flag) => flag.note).join(' ')
  return withholdPost(tx, services, system('Deadline'), locked, { because: 'unusual', note })
}

/** Lifts the flag that the brand has raised itself. Those of rules are for staff. */
export const liftAsMember = (context: Context, actor: Actor, submission: { id: number }) =>
  changeSubmission(context, submission, async (tx, locked) => {
    requireNotOwn(actor, locked.submission, 'post')
    const isOwn = and(eq(flags.submission_id, submission.id), isNull(flags.rule))
    const [flag] = await tx
      .select()
      .from(flags)
      .where(and(isOwn, isNull(flags.ended_at)))
    guard(flag !== undefined, 'base', 'You have no flag to lift.')
    return endFlag(tx, context, actor, locked, flag, 'lifted', ['creator'])
  })

/** Lifts all flags of a post with which, staff say, nothing is wrong. */
export const liftAsStaff = (context: Context, actor: Actor, submission: { id: number }) =>
  changeAsStaff(context, actor, submission, async (tx, locked) => {
    guardPossible(locked.submission, 'lift_flags')
    const open = await findOpenFlags(tx, submission)
    let { submission: current } = locked
    for (const flag of open)
      current = await endFlag(
        tx,
        context,
        actor,
        { ...locked, submission: current },
        flag,
        'lifted',
      )
    return current
  })

/** The end of a flag about which nobody has decided in time. */
export const flagDeadline = defineDeadline({
  ...postDeadlines.flagEnd,
  lock: async (tx, id) => {
    const [flag] = await tx.select().from(flags).where(eq(flags.id, id))
    return flag && { flag, locked: await lockSubmission(tx, { id: flag.submission_id }) }
  },
  act: async (tx, services, { flag, locked }) => {
    await endFlag(tx, services, system('Deadline'), locked, flag, 'lapsed')
  },
})

/** The flags that nobody has decided about, the oldest first. */
export function findOpenFlags(tx: Tx, { id }: { id: number }): Promise<Flag[]> {
  return tx
    .select()
    .from(flags)
    .where(and(eq(flags.submission_id, id), isNull(flags.ended_at)))
    .orderBy(asc(flags.id))
}

/** Closes the flags of a post as right. */
export async function upholdFlags(tx: Tx, submission: CampaignSubmission): Promise<void> {
  const closed = await close(tx, eq(flags.submission_id, submission.id), 'upheld')
  for (const flag of closed) await liftDeadlines(tx, flag, postDeadlines.flagEnd)
}

function close(tx: Tx, which: SQL, outcome: Flag['outcome']) {
  return tx
    .update(flags)
    .set({ ended_at: currentTime, outcome })
    .where(and(which, isNull(flags.ended_at)))
    .returning()
}
