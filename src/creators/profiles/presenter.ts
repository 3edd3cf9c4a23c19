import { z } from 'zod'
import {
  avatar,
  count,
  currency,
  idOf,
  minorUnits,
  pictureOrNull,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { availabilities } from '../../tables/users/creator-profiles.ts'
import { creatorProfilePath, jsonUrl } from '../../vocabulary/addresses/urls.ts'
import { categories } from '../../vocabulary/categories.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { languageCodes } from '../../vocabulary/people/languages.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { RatingAveragesJson } from '../ratings/presenter.ts'
import type { RateKind } from './names.ts'
import type { OwnProfile, ProvedAccount, TrackRecord } from './queries.ts'
import { missingSteps, profileSteps } from './steps.ts'
import type { ShownWork } from './work.ts'

export const ProvedAccountJson = shapeOf<ProvedAccount>()('ProvedAccount', {
  platform_id: z.enum(platformIds),
  account_url: urlLike('https://www.tiktok.com/@suki.brews'),
  subscriber_count: count(18_400).nullable().describe('Null where nobody has read it'),
  view_count: count(2_150_000).nullable(),
  engagement_rate: text('4.27').nullable().describe('In percent'),
  last_synced_at: timestamp.nullable().describe('When these numbers were read'),
})

export const ShownWorkJson = shapeOf<ShownWork>()('ShownWork', {
  submission_id: idOf('Submission', 'submission_id'),
  organization_name: text('Northwind Coffee'),
  program_name: text('Autumn roast'),
  platform_id: z.enum(platformIds).nullable(),
  post_url: urlLike('https://www.tiktok.com/@suki.brews/video/7301234567890123456'),
  view_count: count(48_200).nullable().describe('As the platform told it last'),
  read_at: timestamp.nullable().describe('When that was'),
  done_at: timestamp.describe('When it was approved or completed'),
  picture_url: pictureOrNull('picture_key'),
})

export const TrackRecordJson = shapeOf<TrackRecord>()('TrackRecord', {
  posts_count: count(14).describe('Posts for campaigns that were approved'),
  view_count: count(612_000).describe('Views of their posts for campaigns'),
  collabs_count: count(3).describe('Collabs that were completed'),
})

/** The price of a kind of work, or null where they do not say so. */
const rate = (kind: RateKind, example: number, meaning: string) =>
  from(minorUnits(example, meaning).nullable(), (profile: OwnProfile) => profile[kind] || null)

const profileFields = {
  id: idOf('User'),
  name: text('Suki Tanaka'),
  words: text('I film coffee, slowly, in my kitchen in Kyoto.').describe('Empty until it is set'),
  languages: z.array(z.enum(languageCodes as [string, ...string[]])).describe('ISO 639-1'),
  topics: z.array(z.enum(categories)),
  country: text('JP').nullable().describe('Two letters, ISO 3166-1'),
  availability: z.enum(availabilities),
  currency: meaning(
    from(currency, ({ currency: code }: OwnProfile) => code),
    'Of all rates, by ISO 4217',
  ),
  video_amount: rate('video_amount', 40_000, 'What a video costs, at least'),
  story_amount: rate('story_amount', 12_000, 'What a story costs, at least'),
  photo_amount: rate('photo_amount', 18_000, 'What a photo post costs, at least'),
  content_amount: rate('content_amount', 25_000, 'What content costs that the brand posts itself'),
  accounts: listOf(ProvedAccountJson),
  work: listOf(ShownWorkJson),
  track_record: meaning(TrackRecordJson, 'What they did for brands here'),
  ratings: meaning(RatingAveragesJson, 'Of those that are shown'),
  published_at: timestamp
    .nullable()
    .describe('Since when everyone sees it; null where only brands do that they work with'),
  url: from(urlLike('https://troupe.example.com/creators/k5dXwQ2n.json'), (profile: OwnProfile) =>
    jsonUrl(creatorProfilePath(profile)),
  ),
  avatar_url: meaning(avatar, 'Left out where there is no picture'),
}

export const CreatorProfileJson = shapeOf<OwnProfile>()('CreatorProfile', profileFields)

export const OwnCreatorProfileJson = shapeOf<OwnProfile>()('OwnCreatorProfile', {
  ...profileFields,
  shown_submission_ids: from(
    z
      .array(z.string())
      .meta({ examples: [['Nq7RwXk3']] })
      .describe('Work you chose, shown as `work` while its brand lets it be shown'),
    ({ shown_submissions }: OwnProfile) =>
      shown_submissions.map((id) => encodeId('Submission', id)),
  ),
  missing: from(
    z.array(z.enum(profileSteps)).describe('Steps that are still to be done'),
    missingSteps,
  ),
})
