import { encodeId } from '../ids.ts'

import {
  absolute,
  campaignPath,
  collabPath,
  discoverCampaignPath,
  type Identified,
  jsonUrl,
  mySubmissionsPath,
  organizationPath,
} from './urls.ts'

/** The addresses of what creators hand in, for them and for those who decide about it. */

type OfCampaign = Identified & { organization_id: number; campaign_id: number }

const publicId = ({ id }: Identified) => encodeId('Submission', id)

export const handInPath = (campaign: Identified) => `${discoverCampaignPath(campaign)}/submissions`
export const newHandInPath = (campaign: Identified) => `${handInPath(campaign)}/new`

export const ownSubmissionPath = (submission: Identified) =>
  `${mySubmissionsPath}/${publicId(submission)}`
/** The posts of whoever asks for one campaign. */
export const postsForPath = ({ id }: Identified) =>
  `${mySubmissionsPath}?campaign_id=${encodeId('Campaign', id)}`
export const ownSubmissionUrl = (submission: Identified) => jsonUrl(ownSubmissionPath(submission))

export const campaignSubmissionsPath = (campaign: Identified & { organization_id: number }) =>
  `${campaignPath(campaign)}/submissions`
/** The posts of all campaigns of an organization. */
export const organizationPostsPath = (organization: Identified) =>
  `${organizationPath(organization)}/submissions`

/** The address of a list with the filters that are set. */
export function filteredPath(path: string, filters: Record<string, unknown>): string {
  const given = Object.entries(filters).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

export const campaignDecisionsPath = (campaign: Identified & { organization_id: number }) =>
  `${campaignSubmissionsPath(campaign)}/decisions`
/** The list of submissions that wait for a decision. */
export const waitingPath = (campaign: Identified & { organization_id: number }, page: number) =>
  `${campaignSubmissionsPath(campaign)}?state=pending${page > 1 ? `&page=${page}` : ''}`
export const campaignSubmissionPath = ({ campaign_id, organization_id, id }: OfCampaign) =>
  `${campaignSubmissionsPath({ id: campaign_id, organization_id })}/${publicId({ id })}`
export const campaignSubmissionUrl = (submission: OfCampaign) =>
  jsonUrl(campaignSubmissionPath(submission))

/** All that an organization has to decide, or of one campaign, with one of it chosen. */
export const reviewPath = (
  organization: Identified,
  { campaign_id, id, page }: { campaign_id?: number; id?: number | undefined; page?: number } = {},
) => {
  const query = new URLSearchParams()
  if (campaign_id !== undefined) query.set('campaign_id', encodeId('Campaign', campaign_id))
  if (page !== undefined && page > 1) query.set('page', String(page))
  if (id !== undefined) query.set('id', encodeId('Submission', id))
  const path = `${organizationPath(organization)}/review`
  return query.size === 0 ? path : `${path}?${query}`
}
export const reviewDecisionsPath = (organization: Identified) =>
  `${organizationPath(organization)}/review/decisions`

export const approvalPreviewPath = (organization: Identified) =>
  `${organizationPath(organization)}/review/approval_preview`

export const staffSubmissionsPath = '/staff/submissions'
export const staffSubmissionPath = (submission: Identified) =>
  `${staffSubmissionsPath}/${publicId(submission)}`
export const staffSubmissionUrl = (submission: Identified) =>
  jsonUrl(staffSubmissionPath(submission))

type OfCollab = Identified & { collab_id: number; organization_id: number }

/** Leads each side to its own page of a submission. */
export const submissionPath = ({ id }: Identified) => `/submissions/${encodeId('Submission', id)}`
export const submissionFilePath = (file: Identified & { submission_id: number }) =>
  `${submissionPath({ id: file.submission_id })}/files/${encodeId('SubmissionFile', file.id)}`
export const submissionFileUrl = (file: Identified & { submission_id: number }) =>
  absolute(submissionFilePath(file))

export const messagesPath = (submission: Identified) => `${submissionPath(submission)}/messages`
export const messagesUrl = (submission: Identified) => jsonUrl(messagesPath(submission))

export const ratingsPath = (submission: Identified) => `${submissionPath(submission)}/ratings`
export const ratingsUrl = (submission: Identified) => jsonUrl(ratingsPath(submission))

/** Messages about all submissions of a creator, or of an organization. */
export const ownConversationsPath = '/me/messages'
export const organizationConversationsPath = (organization: Identified) =>
  `${organizationPath(organization)}/messages`

/** The pages on which creators apply to a collab. */
export const applicationsPath = ({ id }: Identified) =>
  `/collabs/${encodeId('Collab', id)}/submissions`
export const newApplicationPath = (collab: Identified) => `${applicationsPath(collab)}/new`

/** The pages on which the organization sees applications. */
export const collabSubmissionsPath = (collab: Identified & { organization_id: number }) =>
  `${collabPath(collab)}/submissions`
export const collabSubmissionPath = ({ id, collab_id, organization_id }: OfCollab) =>
  `${collabSubmissionsPath({ id: collab_id, organization_id })}/${encodeId('Submission', id)}`
export const collabSubmissionUrl = (submission: OfCollab) =>
  jsonUrl(collabSubmissionPath(submission))

export const staffCollabSubmissionsPath = '/staff/collab_submissions'
export const staffCollabSubmissionPath = ({ id }: Identified) =>
  `${staffCollabSubmissionsPath}/${encodeId('Submission', id)}`
export const staffCollabSubmissionUrl = (submission: Identified) =>
  jsonUrl(staffCollabSubmissionPath(submission))

const latestPostsPath = '/me/latest_posts'
/** The posts to choose from for a campaign, or for one's own work for a collab. */
export const postsToChooseFor = (target: { campaign: Identified } | { work: Identified }) =>
  'campaign' in target
    ? `${latestPostsPath}?campaign_id=${encodeId('Campaign', target.campaign.id)}`
    : `${latestPostsPath}?submission_id=${publicId(target.work)}`
