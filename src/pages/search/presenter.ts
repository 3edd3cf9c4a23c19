import { z } from 'zod'
import { sqid, text, urlLike } from '../../framework/http/fields/json-fields.ts'
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
import { type Found, foundKinds } from './queries.ts'

export const FoundJson = z
  .object({
    type: z.enum(foundKinds),
    id: sqid,
    title: text('Autumn roast launch'),
    detail: text('tiktok.com/@suki.brews'),
    organization: text('Fernweh Coffee'),
    app_url: urlLike('https://troupe.example.com/campaigns/k5dXwQ2n'),
  })
  .meta({ id: 'Found' })

export function presentFound(found: Found): z.infer<typeof FoundJson> {
  const { kind, record_id, title, detail, organization_name } = found
  return {
    type: kind,
    id: encodeId(recordOf(found), record_id),
    title,
    detail: kind === 'Program' ? '' : detail,
    organization: organization_name,
    app_url: absolute(pathOf(found)),
  }
}

function recordOf({ kind, detail }: Found) {
  if (kind === 'Creator') return 'User'
  if (kind === 'Program') return detail === 'Collab' ? 'Collab' : 'Campaign'
  return kind
}

export function pathOf({ kind, record_id: id, organization_id, detail }: Found): string {
  if (kind === 'Campaign') return campaignPath({ id, organization_id })
  if (kind === 'Collab') return collabPath({ id, organization_id })
  if (kind === 'Creator') return creatorPath({ organization_id, user_id: id })
  if (kind === 'Submission') return submissionPath({ id })
  return detail === 'Collab' ? discoverCollabPath({ id }) : discoverCampaignPath({ id })
}
