import { encodeId } from './ids.ts'
import { campaignPath, type Identified, jsonUrl } from './urls.ts'

/** The addresses of what creators hand in, for them and for those who decide about it. */

type OfCampaign = Identified & { organization_id: number; campaign_id: number }

const publicId = ({ id }: Identified) => encodeId('Submission', id)

export const publicCampaignPath = ({ id }: Identified) => `/campaigns/${encodeId('Campaign', id)}`
export const handInPath = (campaign: Identified) => `${publicCampaignPath(campaign)}/submissions`
export const newHandInPath = (campaign: Identified) => `${handInPath(campaign)}/new`

export const ownSubmissionsPath = '/me/submissions'
export const ownSubmissionPath = (submission: Identified) =>
  `${ownSubmissionsPath}/${publicId(submission)}`
export const ownSubmissionUrl = (submission: Identified) => jsonUrl(ownSubmissionPath(submission))

export const campaignSubmissionsPath = (campaign: Identified & { organization_id: number }) =>
  `${campaignPath(campaign)}/submissions`
export const campaignDecisionsPath = (campaign: Identified & { organization_id: number }) =>
  `${campaignSubmissionsPath(campaign)}/decisions`
export const campaignSubmissionPath = ({ campaign_id, organization_id, id }: OfCampaign) =>
  `${campaignSubmissionsPath({ id: campaign_id, organization_id })}/${publicId({ id })}`
export const campaignSubmissionUrl = (submission: OfCampaign) =>
  jsonUrl(campaignSubmissionPath(submission))

export const staffSubmissionsPath = '/staff/submissions'
export const staffSubmissionPath = (submission: Identified) =>
  `${staffSubmissionsPath}/${publicId(submission)}`
export const staffSubmissionUrl = (submission: Identified) =>
  jsonUrl(staffSubmissionPath(submission))
