import { z } from 'zod'
import {
  avatar,
  count,
  idOf,
  text,
  timestamp,
  urlLike,
} from '../../../framework/http/fields/json-fields.ts'
import { from, listOf, meaning, shapeOf } from '../../../framework/http/fields/shape.ts'
import { creatorProfilePath, jsonUrl } from '../../../vocabulary/addresses/urls.ts'
import { categories } from '../../../vocabulary/categories.ts'
import { platformIds } from '../../../vocabulary/platforms.ts'
import type { ApplicantAccount, ApplicantInList, ApplicantProfile } from './queries.ts'

export const applicantRating = text('4.7')
  .nullable()
  .describe('The average of all marks that they were given, from 1 to 5')

export const ListedApplicantJson = shapeOf<ApplicantInList>()('ListedApplicant', {
  platform_id: z.enum(platformIds).nullable(),
  account_url: urlLike('https://www.tiktok.com/@robinvale')
    .nullable()
    .describe(
      'Of their verified accounts, first those on platforms of the collab, the one with the most followers; null where none is verified',
    ),
  follower_count: count(36_400)
    .nullable()
    .describe('Its followers; null where its platform does not tell'),
  median_view_count: count(9_800)
    .nullable()
    .describe('The median of the views of its posts that counted; null if none did'),
  rating: applicantRating,
  ratings_count: count(3),
  avatar_url: meaning(avatar, 'Left out where there is no picture'),
})

export const ApplicantAccountJson = shapeOf<ApplicantAccount>()('ApplicantAccount', {
  platform_id: z.enum(platformIds),
  account_url: urlLike('https://www.tiktok.com/@robinvale'),
  subscriber_count: count(36_400).nullable().describe('Null where its platform does not tell'),
  last_synced_at: timestamp.nullable().describe('When that was read'),
  median_view_count: count(9_800)
    .nullable()
    .describe('The median of those of their posts that counted; null if none did'),
})

/** The profile that comes with an application. */
export const ApplicantProfileJson = shapeOf<ApplicantProfile>()('ApplicantProfile', {
  id: idOf('User'),
  name: text('Robin Vale'),
  topics: z.array(z.enum(categories)),
  accounts: meaning(listOf(ApplicantAccountJson), 'Those that are verified, six at most'),
  rating: applicantRating,
  ratings_count: count(3),
  url: from(
    urlLike('https://troupe.example.com/creators/k5dXwQ2n.json'),
    (applicant: ApplicantProfile) => jsonUrl(creatorProfilePath(applicant)),
  ),
  avatar_url: meaning(avatar, 'Left out where there is no picture'),
})
