import type { Event, EventProgram } from '../../tables/events.ts'
import { fundingUrl, payoutUrl } from '../../vocabulary/addresses/money-urls.ts'
import {
  campaignSubmissionUrl,
  collabSubmissionUrl,
  messagesUrl,
  ownSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import {
  campaignUrl,
  collabUrl,
  discoverCampaignPath,
  discoverCollabPath,
  jsonUrl,
  membershipUrl,
  socialAccountUrl,
} from '../../vocabulary/addresses/urls.ts'

/** The program at the address at which whoever hears of the event reads it. */
export function programUrl({ organization_id }: Event, { kind, id }: EventProgram): string {
  const isCampaign = kind === 'campaign'
  if (organization_id === null)
    return jsonUrl(isCampaign ? discoverCampaignPath({ id }) : discoverCollabPath({ id }))
  return isCampaign ? campaignUrl({ id, organization_id }) : collabUrl({ id, organization_id })
}

/** The record at the address at which whoever hears of the event reads it; null where there is none. */
export function recordUrl(event: Event): string | null {
  const { organization_id, record_type, record_id: id, data, program, type } = event
  if (organization_id === null) {
    if (record_type === 'Submission') return ownSubmissionUrl({ id })
    if (record_type === 'Payout') return payoutUrl({ id })
    if (record_type === 'SocialAccount') return socialAccountUrl({ id })
  } else {
    if (record_type === 'Submission' && program !== null)
      return program.kind === 'campaign'
        ? campaignSubmissionUrl({ id, organization_id, campaign_id: program.id })
        : collabSubmissionUrl({ id, organization_id, collab_id: program.id })
    if (record_type === 'Campaign') return campaignUrl({ id, organization_id })
    if (record_type === 'Collab') return collabUrl({ id, organization_id })
    if (record_type === 'Funding') return fundingUrl({ id, organization_id })
    if (record_type === 'Membership' && type !== 'member.left')
      return membershipUrl({ id, organization_id })
  }
  if (record_type === 'Message') return messagesUrl({ id: Number(data.submission_id) })
  return null
}
