import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { isoMoment } from '../../framework/database/json-moments.ts'
import { one, rowsOf } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import {
  type ApplicantFacts,
  applicantFacts,
} from '../../programs/collab-submissions/applicants/queries.ts'
import { type CollabViews, viewsOf } from '../../programs/collab-submissions/posting/view-counts.ts'
import { workDeadlines } from '../../programs/submissions/deadline-kinds.ts'
import {
  isOfferInDatabase,
  waitsForOrganizationInDatabase,
} from '../../programs/submissions/stages.ts'
import type { Member } from '../../tables/actor.ts'
import type {
  CollabSubmission,
  CollabSubmissionState,
} from '../../tables/collabs/collab-submissions.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** Someone who waits for an answer, with what helps to give it. */
export type Applicant = Card &
  ApplicantFacts &
  Pick<
    CollabSubmission,
    'message' | 'offered_by' | 'offers_count' | 'min_quote_amount' | 'max_quote_amount'
  >

/** The side that is to do something. */
type NextActor = 'organization' | 'creator' | 'staff'

/** Work on the board. */
export type Card = {
  id: number
  organization_id: number
  collab_id: number
  creator_name: string | null
  state: CollabSubmissionState
  quote_amount: number
  currency: string
  due_at: string | null
  next: NextActor
  is_shipment_late: boolean
}

type StateCount = { state: CollabSubmissionState; number: number }

export type CollabOverview = {
  applicants: Applicant[]
  cards: Card[]
  states: StateCount[]
  /** Posts whose views are known, and these views together. */
  posts_count: number
  view_count: number
}

const mostApplicants = 12
const mostCards = 60

const card = sql`submission.id, submission.organization_id, submission.collab_id,
  users.name as creator_name, submission.state, submission.quote_amount, submission.currency,
  submission.is_shipment_late,
  ${isoMoment('deadlines.due_at')} as due_at,
  case when submission.escalated_at is not null then 'staff'
    when ${waitsForOrganizationInDatabase(sql`submission`)} then 'organization'
    else 'creator' end as next`

type Found = Omit<CollabOverview, keyof CollabViews> & { is_there: boolean; views: CollabViews }

/** One statement: who waits for an answer, and how far the others are. */
export async function readCollabOverview(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<CollabOverview> {
  const id = decodeId('Collab', publicId) ?? 0
  const submissions = sql`collab_submissions submission
    left join users on users.id = submission.user_id
    left join deadlines on deadlines.record_id = submission.id and deadlines.kind = ${workDeadlines.turn.kind}`
  const { rows } = await db.execute<Found>(sql`
    select exists (select 1 from collabs where id = ${id} and organization_id = ${organization.id}) as is_there,
      ${rowsOf(sql`
        select ${card}, submission.message, submission.offered_by, submission.offers_count,
          submission.min_quote_amount, submission.max_quote_amount, facts.*
        from ${submissions},
          lateral ${applicantFacts(organization.id, sql`submission.user_id`)} facts
        where submission.collab_id = ${id} and submission.state = 'applied'
        order by ${isOfferInDatabase(sql`submission`)}, submission.created_at, submission.id
        limit ${mostApplicants}`)} as applicants,
      ${rowsOf(sql`
        select ${card} from ${submissions}
        where submission.collab_id = ${id} and submission.ended_at is null and submission.state <> 'applied'
        order by deadlines.due_at nulls last, submission.id limit ${mostCards}`)} as cards,
      ${rowsOf(sql`
        select state, count(*)::int as number from collab_submissions
        where collab_id = ${id} group by state`)} as states,
      ${viewsOf(sql`work.collab_id = ${id}`)} as views`)
  const { is_there, views, ...overview } = one(rows)
  if (!is_there) throw new NotFound('Collab not found.')
  return { ...overview, ...views }
}
