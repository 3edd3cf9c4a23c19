import type { FastifyRequest } from 'fastify'
import type { Db } from '../../framework/database/db.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import type { Page } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import type { CampaignSubmission } from '../../tables/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { listOwnDecisions, type OwnDecision } from './deciding/queries.ts'
import { listSubmissions, type ReceivedPost } from './queries.ts'

/** All that the page of a campaign's submissions shows. */
export type ListProps = {
  member: Member
  campaign: Campaign
  page: Page<ReceivedPost>
  state: CampaignSubmission['state'] | undefined
  own: OwnDecision[]
  typed?: unknown
  errors?: AttributeErrors | undefined
}

export async function loadList(
  db: Db,
  request: FastifyRequest,
  campaign: Campaign,
  state: ListProps['state'],
): Promise<ListProps> {
  const { member } = request
  const publicId = encodeId('Campaign', campaign.id)
  return {
    member,
    campaign,
    page: await listSubmissions(db, member, publicId, pageRequest(request), state),
    state,
    own: await listOwnDecisions(db, member, campaign),
  }
}
