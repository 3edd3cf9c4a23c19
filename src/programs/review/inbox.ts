import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import type { Db } from '../../framework/database/db.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import type { Page } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { decisionActions } from '../../tables/campaigns/decisions.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { listOwnDecisions, type OwnDecision } from '../campaign-submissions/deciding/queries.ts'
import { findCampaign } from '../campaigns/queries.ts'
import { playerOfPost } from '../submissions/posts/players.ts'
import { type CollabWaiting, listCollabsWaiting } from './collab-work.ts'
import {
  type CampaignToReview,
  findToReview,
  listCampaignsToReview,
  listToReview,
  type Reviewed,
  type ToReview,
} from './queries.ts'

export type InboxProps = {
  member: Member
  page: Page<ToReview>
  campaigns: CampaignToReview[]
  /** The campaign that the list is limited to. */
  campaign: CampaignToReview | undefined
  own: OwnDecision[]
  /** The collabs with work to decide about, which the list does not have. */
  collabs: CollabWaiting[]
  chosen: Reviewed | undefined
  /** Where the chosen post plays in the page. */
  player: string | null
  /** Whether someone asked for it: on a phone it takes the place of the list then. */
  isAskedFor: boolean
  typed?: unknown
  errors?: AttributeErrors | undefined
}

/** One of each. What is given twice, or is no text, is not asked for. */
const one = z.string().min(1).optional().catch(undefined)

export const ReviewQuery = z.object({
  campaign_id: one,
  id: one,
  next: one,
  page: one,
  return_to: one,
})

/** The inbox as its address asks for it, or with another post beside the list. */
export async function loadInbox(
  context: Context,
  request: FastifyRequest,
  beside?: string,
): Promise<InboxProps> {
  const { db } = context
  const { member } = request
  const { campaign_id, ...asked } = ReviewQuery.parse(request.query)
  const id = beside ?? asked.id
  const page = await listToReview(db, member, pageRequest(request), campaign_id)
  const campaigns = await listCampaignsToReview(db, member)
  const [first] = page.rows
  const wanted = id || (first && encodeId('Submission', first.id))
  const chosen = wanted === undefined ? undefined : await findToReview(db, member, wanted)
  return {
    member,
    page,
    campaigns,
    campaign: campaign_id ? await findAmong(db, member, campaigns, campaign_id) : undefined,
    own: await listOwnDecisions(db, member),
    collabs: campaign_id ? [] : await listCollabsWaiting(db, member),
    chosen,
    player: chosen === undefined ? null : playerOfPost(context, chosen),
    isAskedFor: Boolean(id),
  }
}

const Sent = z.object({
  decision: z.object({ form: one, beside: one, submission_ids: z.array(one).catch([]) }),
})

/**
 * The post that stood beside the list when a form was sent. The address of the form does not name it; forms
 * about one post do, so that what was refused is shown again for this post and for no other.
 */
export function besideWhenSent(body: unknown): string | undefined {
  const sent = Sent.safeParse(body).data?.decision
  const isAboutOne = decisionActions.some((action) => action === sent?.form)
  return isAboutOne ? sent?.submission_ids[0] : sent?.beside
}

/** One that nothing waits for any more is not among them, and still what was asked for. */
async function findAmong(
  db: Db,
  member: Member,
  campaigns: CampaignToReview[],
  publicId: string,
): Promise<CampaignToReview> {
  const found = campaigns.find((one) => encodeId('Campaign', one.id) === publicId)
  return found ?? { ...(await findCampaign(db, member, publicId)), waiting: 0 }
}
