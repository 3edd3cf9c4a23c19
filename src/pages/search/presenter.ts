import { z } from 'zod'
import { idOf, idOrNull, sqid, text, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { creatorPath } from '../../vocabulary/addresses/creator-urls.ts'
import {
  campaignSubmissionUrl,
  collabSubmissionUrl,
  ownSubmissionUrl,
  submissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import {
  absolute,
  campaignPath,
  collabPath,
  discoverCampaignPath,
  discoverCollabPath,
  jsonUrl,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { foundKinds, type SearchResult } from './queries.ts'

export const FoundJson = shapeOf<SearchResult>()('Found', {
  type: from(z.enum(foundKinds).describe('`Program` for what creators can take part in'), 'kind'),
  id: from(sqid.describe('Of the record; of a creator that of the user'), (found: SearchResult) =>
    encodeId(recordOf(found), found.record_id),
  ),
  title: text('Autumn roast launch').describe('Its name; of a post its address'),
  detail: from(
    text('tiktok.com/@suki.brews').describe(
      'Of a post its campaign, of a creator an account; may be empty',
    ),
    ({ kind, detail }: SearchResult) => (kind === 'Program' ? '' : detail),
  ),
  kind: from(
    z.enum(['campaign', 'collab']).nullable().describe('Which kind of program it is, or is for'),
    kindOf,
  ),
  organization_id: idOf('Organization', 'organization_id'),
  campaign_id: idOrNull('Campaign', 'campaign_id'),
  collab_id: idOrNull('Collab', 'collab_id'),
  organization: from(
    text('Fernweh Coffee').describe('The name of the organization that it belongs to'),
    'organization_name',
  ),
  url: from(
    urlLike('https://troupe.example.com/campaigns/k5dXwQ2n.json').describe(
      'Its record, for who asks',
    ),
    urlOf,
  ),
  app_url: from(
    urlLike('https://troupe.example.com/campaigns/k5dXwQ2n').describe('Its page'),
    (found: SearchResult) => absolute(pathOf(found)),
  ),
})

/** Of a submission its program, of which it has one. */
function kindOf({ kind, detail, collab_id, campaign_id }: SearchResult) {
  if (kind === 'Creator') return null
  const isCollab = kind === 'Collab' || (kind === 'Program' && detail === 'Collab')
  return isCollab || (collab_id !== null && campaign_id === null) ? 'collab' : 'campaign'
}

function urlOf(found: SearchResult): string {
  const { kind, record_id: id, organization_id, campaign_id, collab_id, is_own } = found
  if (kind !== 'Submission') return jsonUrl(pathOf(found))
  if (!is_own && campaign_id !== null)
    return campaignSubmissionUrl({ id, organization_id, campaign_id })
  if (!is_own && collab_id !== null) return collabSubmissionUrl({ id, organization_id, collab_id })
  return ownSubmissionUrl({ id })
}

function recordOf({ kind, detail }: SearchResult) {
  if (kind === 'Creator') return 'User'
  if (kind === 'Program') return detail === 'Collab' ? 'Collab' : 'Campaign'
  return kind
}

export function pathOf({ kind, record_id: id, organization_id, detail }: SearchResult): string {
  if (kind === 'Campaign') return campaignPath({ id, organization_id })
  if (kind === 'Collab') return collabPath({ id, organization_id })
  if (kind === 'Creator') return creatorPath({ organization_id, user_id: id })
  if (kind === 'Submission') return submissionPath({ id })
  return detail === 'Collab' ? discoverCollabPath({ id }) : discoverCampaignPath({ id })
}
