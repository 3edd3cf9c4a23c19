import { z } from 'zod'
import { ShownWorkJson } from '../../creators/profiles/presenter.ts'
import {
  avatar,
  count,
  currency,
  idOf,
  minorUnits,
  text,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { availabilities } from '../../tables/users/creator-profiles.ts'
import { creatorProfilePath, jsonUrl } from '../../vocabulary/addresses/urls.ts'
import { categories } from '../../vocabulary/categories.ts'
import { languageCodes } from '../../vocabulary/people/languages.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import type { FoundCreator } from './queries.ts'

/** Someone's reach on one platform. */
const FollowersJson = shapeOf<FoundCreator['followers'][number]>()('Followers', {
  platform_id: z.enum(platformIds),
  count: count(18_400),
})

export const FoundCreatorJson = shapeOf<FoundCreator>()('FoundCreator', {
  id: idOf('User'),
  name: text('Suki Tanaka'),
  words: text('I film coffee, slowly, in my kitchen in Kyoto.'),
  languages: from(
    z.array(z.enum(languageCodes as [string, ...string[]])).describe('ISO 639-1'),
    'languages',
  ),
  topics: z.array(z.enum(categories)),
  country: text('JP').nullable().describe('Two letters, ISO 3166-1'),
  availability: z.enum(availabilities),
  follower_count: count(18_400).describe(
    'Of the verified account with most; 0 where none is known',
  ),
  followers: meaning(
    listOf(FollowersJson),
    'On each platform, of all verified accounts there together; most first',
  ),
  engagement_rate: text('4.27').nullable().describe('Of the same account, in percent'),
  currency,
  least_amount: minorUnits(12_000, 'The least that any kind of work costs').nullable(),
  work: meaning(listOf(ShownWorkJson), 'The newest that they show, up to three'),
  url: from(urlLike('https://troupe.example.com/creators/k5dXwQ2n.json'), (creator: FoundCreator) =>
    jsonUrl(creatorProfilePath(creator)),
  ),
  avatar_url: meaning(avatar, 'Left out where there is no picture'),
})
