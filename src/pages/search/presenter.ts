import { z } from 'zod'
import { sqid, text, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { creatorPath } from '../../vocabulary/addresses/creator-urls.ts'
import { submissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import {
  absolute,
  campaignPath,
  collabPath,
  discoverCampaignPath,
  discoverCollabPath,
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
  organization: from(
    text('Fernweh Coffee').describe('The name of the organization that it belongs to'),
    'organization_name',
  ),
  app_url: from(
    urlLike('https://troupe.example.com/campaigns/k5dXwQ2n').describe('Its page'),
    (found: SearchResult) => absolute(pathOf(found)),
  ),
})

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
