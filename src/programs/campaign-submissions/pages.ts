import type { FastifyRequest } from 'fastify'
import type { Context } from '../../framework/context.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import type { Page } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { ShownMessage } from '../messages/queries.ts'
import { playerOfPost } from '../submissions/posts/players.ts'
import {
  findWaitingDecision,
  listOwnDecisions,
  type OwnDecision,
  type WaitingDecision,
} from './deciding/queries.ts'
import { type CurvePoint, readCurve } from './flags/curve.ts'
import { countStates, type StateCounts } from './lists/counts.ts'
import type { PostFilters } from './lists/filters.ts'
import { type ListedPost, listSubmissions } from './lists/queries.ts'
import { type PostSums, sumsOfPeriod } from './lists/sums.ts'
import { type Explanation, explainAmount } from './paying/explanation.ts'
import { submissionForOrganization } from './policy.ts'
import type { FoundSubmission } from './queries.ts'

export type ListProps = {
  member: Member
  campaign: Campaign
  page: Page<ListedPost>
  filters: PostFilters
  counts: StateCounts
  sums: PostSums | undefined
  own: OwnDecision[]
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export async function loadList(
  db: Db,
  request: FastifyRequest,
  campaign: Campaign,
  filters: PostFilters,
): Promise<ListProps> {
  const { member } = request
  const publicId = encodeId('Campaign', campaign.id)
  return {
    member,
    campaign,
    page: await listSubmissions(db, member, publicId, { page: pageRequest(request) }, filters),
    filters,
    counts: await countStates(db, member, filters, campaign),
    sums: await sumsOfPeriod(db, member, { ...filters, campaign_id: publicId }),
    own: await listOwnDecisions(db, member, campaign),
  }
}

export type ShownPost = {
  submission: FoundSubmission
  explanation?: Explanation
  /** The decision of the organization, while it can be undone. */
  decision?: WaitingDecision | null
  /** Its views beside what is usual for its account, for staff. */
  curve?: CurvePoint[]
  messages?: ShownMessage[]
  /** Where the post plays in the page, for those who decide about it. */
  player?: string | null
}

/** The page as the organization sees it, which may have decided about the submission a moment ago. */
export async function loadForOrganization(
  context: Context,
  submission: FoundSubmission,
  messages: ShownMessage[],
): Promise<ShownPost> {
  const { db } = context
  const shown = await loadForSide(db, submissionForOrganization(submission), messages)
  const decision = await findWaitingDecision(db, submission)
  return { ...shown, decision, player: playerOfPost(context, submission) }
}

export async function loadForStaff(
  context: Context,
  submission: FoundSubmission,
): Promise<ShownPost> {
  const shown = await loadShown(context.db, submission)
  const curve = await readCurve(context.db, submission)
  return { ...shown, curve, player: playerOfPost(context, submission) }
}

/** The page for one of the two sides, with what they wrote to each other. */
export async function loadForSide(
  db: Reader,
  submission: FoundSubmission,
  messages: ShownMessage[],
): Promise<ShownPost> {
  return { ...(await loadShown(db, submission)), messages }
}

async function loadShown(db: Reader, submission: FoundSubmission): Promise<ShownPost> {
  return {
    submission,
    explanation: await explainAmount(db, encodeId('Submission', submission.id)),
  }
}
