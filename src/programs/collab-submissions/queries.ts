import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Reader } from '../../framework/database/db.ts'
import { moments } from '../../framework/database/json-moments.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import { posts } from '../../tables/campaigns/posts.ts'
import {
  type CollabSubmission,
  collabSubmissions,
} from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import type { Content } from '../../tables/collabs/contents.ts'
import type { Offer } from '../../tables/collabs/offers.ts'
import type { Shipment } from '../../tables/collabs/shipments.ts'
import type { SubmissionFile } from '../../tables/collabs/submission-files.ts'
import { deadlines } from '../../tables/deadlines.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { workDeadlines } from '../submissions/deadline-kinds.ts'
import type { Side } from '../submissions/notices.ts'
import { type ApplicantProfile, applicantProfile } from './applicants/queries.ts'

export type SubmissionInList = Omit<CollabSubmission, 'brief'> & {
  collab_name: string
  organization_name: string
  creator_name: string | null
  /** The moment until which someone has to act. */
  due_at: string | null
  /** The views of its post, as its platform told them last; nothing is paid by them. */
  view_count: number | null
  views_read_at: string | null
  /** A small picture of its post. */
  picture_key: string | null
  /** The text of its post with hashtags, as its platform told it last. */
  caption: string | null
  /** When its post was made, as its platform says; `posted_at` is when the creator told of it. */
  made_at: string | null
}

export type ShownContent = Content & { files: SubmissionFile[] }

/** The work with all that was sent, either way. */
export type FoundSubmission = SubmissionInList & {
  brief: string
  /** The places of its collab, and those that are taken. */
  creator_limit: number | null
  accepted_count: number
  /** The profile of whoever applied; null once they have left, or taken the application back. */
  applicant: ApplicantProfile | null
  offers: Offer[]
  shipments: Shipment[]
  contents: ShownContent[]
  /** The sides that have rated the other. */
  rated_sides: Side[]
}

const { brief, ...summaryColumns } = getTableColumns(collabSubmissions)

const listed = {
  ...summaryColumns,
  collab_name: collabs.name,
  organization_name: organizations.name,
  creator_name: users.name,
  due_at: deadlines.due_at,
  view_count: posts.views,
  views_read_at: posts.read_at,
  picture_key: posts.picture_key,
  caption: posts.caption,
  made_at: posts.posted_at,
}

const shownToo = {
  brief,
  creator_limit: collabs.creator_limit,
  accepted_count: collabs.accepted_count,
  applicant: sql<ApplicantProfile | null>`case when ${collabSubmissions.state} <> 'withdrawn'
    then ${applicantProfile(sql`${collabSubmissions.user_id}`)} end`,
  offers: sql<Offer[]>`(
    select coalesce(json_agg(to_jsonb(offers) || jsonb_build_object(${moments(['created_at', 'taken_back_at'])})
      order by number), '[]')
    from offers where offers.submission_id = ${collabSubmissions.id})`,
  shipments: sql<Shipment[]>`(
    select coalesce(json_agg(to_jsonb(shipments) || jsonb_build_object(
      ${moments(['created_at', 'received_at', 'issued_at'])}) order by number), '[]')
    from shipments where shipments.submission_id = ${collabSubmissions.id})`,
  contents: sql<ShownContent[]>`(
    select coalesce(json_agg(to_jsonb(contents) || jsonb_build_object(
      ${moments(['created_at', 'approved_at', 'changes_requested_at'])},
      'files', (select coalesce(json_agg(submission_files order by id), '[]') from submission_files
        where submission_files.content_id = contents.id)) order by number), '[]')
    from contents where contents.submission_id = ${collabSubmissions.id})`,
  rated_sides: sql<Side[]>`array(
    select side from ratings where ratings.submission_id = ${collabSubmissions.id})`,
}

const isItsDeadline = and(
  eq(deadlines.record_id, collabSubmissions.id),
  eq(deadlines.kind, sql.raw(`'${workDeadlines.turn.kind}'`)),
)

export async function findReceivedSubmission(
  db: Reader,
  { organization }: Member,
  { collab_id, id }: { collab_id: string; id: string },
): Promise<FoundSubmission> {
  const isTheirs = and(
    eq(collabSubmissions.collab_id, decodeId('Collab', collab_id) ?? 0),
    eq(collabSubmissions.organization_id, organization.id),
  )
  return findWhere(db, id, isTheirs)
}

export async function findOwnSubmission(
  db: Reader,
  { user }: Actor,
  publicId: string,
): Promise<FoundSubmission> {
  return findWhere(db, publicId, eq(collabSubmissions.user_id, user.id))
}

export async function findAnySubmission(db: Reader, publicId: string): Promise<FoundSubmission> {
  return findWhere(db, publicId)
}

async function findWhere(db: Reader, publicId: string, condition?: SQL): Promise<FoundSubmission> {
  const id = decodeId('Submission', publicId) ?? 0
  const [submission] = await selectWork(db, shownToo).where(
    and(eq(collabSubmissions.id, id), condition),
  )
  if (submission === undefined) throw new NotFound('Submission not found.')
  return submission
}

/** Selects work as it is listed, with more of it where more is shown. */
export const selectWork = <More extends SelectedFields>(db: Reader, more: More) =>
  db
    .select({ ...listed, ...more })
    .from(collabSubmissions)
    .innerJoin(collabs, eq(collabs.id, collabSubmissions.collab_id))
    .innerJoin(organizations, eq(organizations.id, collabSubmissions.organization_id))
    .leftJoin(users, eq(users.id, collabSubmissions.user_id))
    .leftJoin(deadlines, isItsDeadline)
    .leftJoin(posts, eq(posts.submission_id, collabSubmissions.id))

/** Whether someone has work that is not over. */
export async function hasOpenWork(db: Reader, { user }: Pick<Actor, 'user'>): Promise<boolean> {
  const isOpen = and(
    eq(collabSubmissions.user_id, user.id),
    sql`${collabSubmissions.ended_at} is null`,
  )
  return (await db.$count(collabSubmissions, isOpen)) > 0
}
