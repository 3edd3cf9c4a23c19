import type { FastifyRequest } from 'fastify'
import type { Db } from '../../framework/database/db.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import type { Page } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import {
  type CampaignToReview,
  findToReview,
  listCampaignsToReview,
  listOwnDecisions,
  listToReview,
  type OwnDecision,
  type Reviewed,
  type ToReview,
} from './queries.ts'

/** All that the page shows. */
export type InboxProps = {
  member: Member
  page: Page<ToReview>
  campaigns: CampaignToReview[]
  /** The campaign that the list is limited to. */
  campaign: CampaignToReview | undefined
  own: OwnDecision[]
  chosen: Reviewed | undefined
  /** Whether someone asked for it: on a phone it takes the place of the list then. */
  isAskedFor: boolean
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export async function loadInbox(db: Db, request: FastifyRequest): Promise<InboxProps> {
  const { member } = request
  const { campaign_id, id } = request.query as { campaign_id?: string; id?: string }
  const page = await listToReview(db, member, pageRequest(request), campaign_id || undefined)
  const campaigns = await listCampaignsToReview(db, member)
  const [first] = page.rows
  const wanted = id || (first && encodeId('Submission', first.id))
  return {
    member,
    page,
    campaigns,
    campaign: campaigns.find((one) => encodeId('Campaign', one.id) === campaign_id),
    own: await listOwnDecisions(db, member),
    chosen: wanted === undefined ? undefined : await findToReview(db, member, wanted),
    isAskedFor: Boolean(id),
  }
}
