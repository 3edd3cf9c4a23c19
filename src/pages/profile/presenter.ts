import { z } from 'zod'
import { sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { decisionFields } from '../../programs/discover/presenter.ts'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
  fileUrl,
  jsonUrl,
  profilePath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { Profile } from './queries.ts'

export const ProfileJson = z
  .object({
    id: sqid,
    name: text('Northwind Coffee'),
    website: urlLike('https://northwind.example/').nullable(),
    ...decisionFields,
    created_at: timestamp,
    url: urlLike('https://troupe.example.com/profiles/k5dXwQ2n.json'),
    campaigns_url: urlLike(
      'https://troupe.example.com/discover/campaigns.json?organization_id=k5dXwQ2n',
    ),
    collabs_url: urlLike(
      'https://troupe.example.com/discover/collabs.json?organization_id=k5dXwQ2n',
    ),
    avatar_url: urlLike('https://troupe.example.com/files/9Lw5vHc7RkTz3XqBn6MdYs.png').optional(),
  })
  .meta({ id: 'Profile' })

export function presentProfile(profile: Profile): z.infer<typeof ProfileJson> {
  const id = encodeId('Organization', profile.id)
  return {
    id,
    name: profile.name,
    website: profile.website,
    decisions_count: profile.decisions_count,
    approved_percent: profile.approved_percent,
    median_decision_seconds: profile.median_decision_seconds,
    created_at: profile.created_at,
    url: jsonUrl(profilePath(profile)),
    campaigns_url: `${jsonUrl(discoverCampaignsPath)}?organization_id=${id}`,
    collabs_url: `${jsonUrl(discoverCollabsPath)}?organization_id=${id}`,
    ...(profile.avatar_key !== null && { avatar_url: fileUrl(profile.avatar_key) }),
  }
}
