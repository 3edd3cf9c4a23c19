import { and, eq, getTableColumns } from 'drizzle-orm'
import { audit } from '../../activity/records/audit.ts'
import type { Context } from '../../framework/context.ts'
import { hasPassed } from '../../framework/database/clock.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { insertRow, updateRow } from '../../framework/database/driver/write-row.ts'
import { type AttributeErrors, guard, NotFound, refuse } from '../../framework/errors.ts'
import { blank } from '../../framework/http/fields/fields.ts'
import type { Actor } from '../../tables/actor.ts'
import type { CollabSubmission } from '../../tables/collabs/collab-submissions.ts'
import { marksBy, type Rating, type RatingSide, ratings } from '../../tables/collabs/ratings.ts'
import { requireOutsider } from '../../teams/organizations/outsiders.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { lockWork } from '../collab-submissions/lock.ts'
import { namesToRecord, tellSidesOfWork } from '../collab-submissions/notices.ts'
import { collabSubmissionRecord, ownCollabSubmissionRecord } from '../collab-submissions/record.ts'
import { timeLimits } from '../collab-submissions/time-limits.ts'
import { isOfMember } from '../submissions/membership.ts'
import { submissionRated } from './notices.ts'
import { isShown } from './queries.ts'
import type { RatingFields } from './schema.ts'

type Rated = { id: number; side: RatingSide }

/** Rates the other side, once. The database says when it is shown. */
export async function giveRating(
  context: Context,
  actor: Actor,
  { id, side }: Rated,
  fields: RatingFields,
): Promise<Rating> {
  const marks = marksOf(side, fields)
  return context.db.transaction(async (tx) => {
    const work = await lockWork(tx, { id })
    guardRatable(work)
    guard(!(await isOfMember(tx, work)), 'base', amongThemselves)
    guard((await findOf(tx, id, side)) === undefined, 'base', 'You have rated this work already.')
    const values = { submission_id: id, side, words: fields.words ?? '', ...marks }
    const { organization_id, user_id } = work
    const shows_at = currentTime
    await insertRow(tx, ratings, { ...values, organization_id, user_id, shows_at })
    const rating = (await findOf(tx, id, side)) as Rating
    await record(tx, actor, work, side, 'rate')
    await tellSidesOfWork(
      tx,
      context,
      actor,
      work,
      [side === 'creator' ? 'organization' : 'creator'],
      submissionRated,
      {
        side,
        shows_at: rating.shows_at,
        is_shown: (await findOf(tx, id, otherSide(side))) !== undefined,
      },
    )
    return rating
  })
}

const amongThemselves = 'The creator belongs to the organization: nobody rates themselves.'

/** Answers what the other side said, once, after it is shown. */
export async function answerRating(
  { db }: Context,
  actor: Actor,
  { id, side }: Rated,
  { answer }: { answer: string },
): Promise<Rating> {
  return db.transaction(async (tx) => {
    const work = await lockWork(tx, { id })
    const rating = await findOf(tx, id, otherSide(side))
    guard(rating?.is_shown === true, 'base', 'There is no rating to answer.')
    guard(rating.answer === null, 'base', 'It was answered already.')
    guard(rating.hidden_at === null, 'base', 'It is hidden, so nobody would read the answer.')
    await record(tx, actor, work, side, 'answer_rating')
    return updateRow(tx, ratings, rating.id, { answer, answered_at: currentTime })
  })
}

/** Takes a rating out of sight, and out of all averages, for good. */
export async function hideRating(
  { db }: Context,
  staff: Actor,
  publicId: string,
  { reason }: { reason: string },
): Promise<Rating> {
  return db.transaction(async (tx) => {
    const rating = await findById(tx, publicId)
    const work = await lockWork(tx, { id: rating.submission_id })
    const current = await findById(tx, publicId)
    await requireOutsider(tx, staff, work)
    guard(work.user_id !== staff.user.id, 'base', 'It is about your own work.')
    guard(current.hidden_at === null, 'base', 'It is hidden already.')
    const also = {
      ...(await namesToRecord(tx, work)),
      hidden_reason: [null, reason] as [null, string],
    }
    await audit(tx, staff, collabSubmissionRecord, 'hide_rating', work, also)
    return updateRow(tx, ratings, current.id, { hidden_at: currentTime, hidden_reason: reason })
  })
}

const otherSide = (side: RatingSide): RatingSide =>
  side === 'creator' ? 'organization' : 'creator'

async function findOf(tx: Tx, submission_id: number, side: RatingSide) {
  const isIt = and(eq(ratings.submission_id, submission_id), eq(ratings.side, side))
  // Both are shown by the clock of the database from the moment on in which the second is given.
  const [rating] = await tx
    .select({ ...getTableColumns(ratings), is_shown: isShown })
    .from(ratings)
    .where(isIt)
  return rating
}

async function findById(tx: Tx, publicId: string): Promise<Rating> {
  const [rating] = await tx
    .select()
    .from(ratings)
    .where(eq(ratings.id, decodeId('Rating', publicId) ?? 0))
  if (rating === undefined) throw new NotFound('Rating not found.')
  return rating
}

/** Says what is missing of the marks that this side gives, and leaves out those of the other. */
function marksOf(side: RatingSide, fields: RatingFields) {
  const errors: AttributeErrors = {}
  for (const mark of marksBy[side]) if (fields[mark] === undefined) errors[mark] = [blank]
  refuse(errors)
  const { reliable, as_agreed, easy, paid_in_time, answered_in_time } = fields
  return {
    as_agreed,
    easy,
    answered_in_time,
    reliable: side === 'organization' ? reliable : null,
    paid_in_time: side === 'creator' ? paid_in_time : null,
  }
}

function guardRatable({ state, completed_at }: CollabSubmission): void {
  guard(
    state === 'completed' && completed_at !== null,
    'base',
    'Work can be rated once it is completed.',
  )
  const { seconds, words } = timeLimits.rating
  const end = new Date(Date.parse(completed_at) + seconds * 1000).toISOString()
  guard(!hasPassed(end), 'base', `Work can be rated for ${words} after it was completed.`)
}

async function record(
  tx: Tx,
  actor: Actor,
  work: CollabSubmission,
  side: RatingSide,
  action: 'rate' | 'answer_rating',
): Promise<void> {
  const kind = side === 'creator' ? ownCollabSubmissionRecord : collabSubmissionRecord
  await audit(tx, actor, kind, action, work, await namesToRecord(tx, work))
}
