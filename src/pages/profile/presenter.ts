import { RatingAveragesJson } from '../../creators/ratings/presenter.ts'
import { avatar, idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { decisionFields } from '../../programs/discover/presenter.ts'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
  jsonUrl,
  profilePath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { Profile } from './queries.ts'

/** The programs in a list that are this organization's. */
const offeredIn = (path: string) =>
  from(
    urlLike(`https://troupe.example.com${path}.json?organization_id=k5dXwQ2n`).describe(
      'What it offers now',
    ),
    ({ id }: Profile) => `${jsonUrl(path)}?organization_id=${encodeId('Organization', id)}`,
  )

export const ProfileJson = shapeOf<Profile>()('Profile', {
  id: idOf('Organization'),
  name: text('Northwind Coffee'),
  website: urlLike('https://northwind.example/').nullable(),
  ...decisionFields,
  ratings: meaning(RatingAveragesJson, 'Of those that are shown'),
  created_at: timestamp.describe('Since when it is here'),
  url: from(urlLike('https://troupe.example.com/profiles/k5dXwQ2n.json'), (profile: Profile) =>
    jsonUrl(profilePath(profile)),
  ),
  campaigns_url: offeredIn(discoverCampaignsPath),
  collabs_url: offeredIn(discoverCollabsPath),
  avatar_url: meaning(avatar, 'Left out where there is no picture'),
})
