import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { inPages } from '../../../framework/database/batches.ts'
import type { Reader } from '../../../framework/database/db.ts'
import { among, belongsTo, createdBetween } from '../../../framework/http/lists/filters.ts'
import { defineListing, type ListRequest } from '../../../framework/http/lists/listing.ts'
import type { Page, PageRequest } from '../../../framework/pagination.ts'
import type { Member } from '../../../tables/actor.ts'
import {
  type CollabSubmissionState,
  collabSubmissions,
} from '../../../tables/collabs/collab-submissions.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import {
  waitsForCreatorInDatabase,
  waitsForOrganizationInDatabase,
} from '../../submissions/stages.ts'
import { unreadCount } from '../../submissions/unread.ts'
import { type ApplicantOrder, inOrder } from '../applicants/orders.ts'
import { type ApplicantInList, applicantInList } from '../applicants/queries.ts'
import { type SubmissionInList, selectWork } from '../queries.ts'

/** The work as an organization lists it, with who applied, and what one of its members has not read. */
export type ListedWork = SubmissionInList & {
  unread_messages_count: number
  applicant: ApplicantInList | null
}

/** The filters and orders that programs can ask for, beside the state that pages have too. */
export const workListing = defineListing('Submission', collabSubmissions, {
  user_id: belongsTo(collabSubmissions.user_id, 'User', 'Only those of this creator'),
  ...createdBetween(collabSubmissions.created_at),
})

export const waitingSides = ['organization', 'creator'] as const

/** The part of the list that is asked for, of all that was applied with. */
export type WantedWork = {
  states?: readonly CollabSubmissionState[]
  waitsFor?: (typeof waitingSides)[number] | undefined
}

function isWanted({ states, waitsFor }: WantedWork): SQL | undefined {
  const work = sql`collab_submissions`
  return and(
    among(collabSubmissions.state, states),
    waitsFor === 'organization' ? waitsForOrganizationInDatabase(work) : undefined,
    waitsFor === 'creator' ? waitsForCreatorInDatabase(work) : undefined,
  )
}

/** Lists those who applied to a collab, the newest first unless asked otherwise. */
export async function listReceived(
  db: Reader,
  { organization, user }: Member,
  collabId: string,
  asked: ListRequest,
  wanted: WantedWork = {},
  order: ApplicantOrder = 'newest',
): Promise<Page<ListedWork>> {
  const isListed = and(
    eq(collabSubmissions.collab_id, decodeId('Collab', collabId) ?? 0),
    eq(collabSubmissions.organization_id, organization.id),
    isWanted(wanted),
  )
  return listWhere(db, isListed, inOrder(order), asked, user)
}

const atOnce = 500

/** All who applied to a collab, the newest first, so many at a time. */
export function readReceived(
  db: Reader,
  { organization }: Member,
  collab: { id: number },
  wanted: WantedWork = {},
): AsyncGenerator<SubmissionInList, void> {
  const { id } = collabSubmissions
  return inPages<SubmissionInList>(atOnce, (last) =>
    selectWork(db, {})
      .where(
        and(
          eq(collabSubmissions.collab_id, collab.id),
          eq(collabSubmissions.organization_id, organization.id),
          isWanted(wanted),
          last && lt(id, last.id),
        ),
      )
      .orderBy(desc(id))
      .limit(atOnce),
  )
}

/** Lists submissions that staff are to decide about, the oldest first. */
export async function listEscalated(
  db: Reader,
  page: PageRequest,
): Promise<Page<SubmissionInList>> {
  const { escalated_at, id } = collabSubmissions
  return listWhere(db, isEscalated, [asc(escalated_at), asc(id)], { page })
}

/** The condition is written into the SQL and not a parameter, because an index covers exactly this one. */
export const isEscalated = sql`${collabSubmissions.escalated_at} is not null`

async function listWhere(
  db: Reader,
  isListed: SQL | undefined,
  order: SQL[],
  asked: ListRequest,
  reader?: { id: number },
): Promise<Page<ListedWork>> {
  const unread_messages_count = unreadCount(sql`${collabSubmissions.id}`, reader)
  const applicant = applicantInList(collabSubmissions)
  return workListing.pageAsked(asked, isListed, order, (parts) =>
    selectWork(db, { unread_messages_count, applicant, total: parts.total })
      .where(parts.where)
      .orderBy(...parts.order)
      .limit(parts.limit)
      .offset(parts.offset),
  )
}
