import { z } from 'zod'
import {
  amount,
  countryCode,
  currencyCode,
  flag,
  oneOf,
  optionalLongText,
  plainText,
  uniqueList,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { imageField } from '../../framework/uploads/images.ts'
import { availabilities } from '../../tables/users/creator-profiles.ts'
import { categories } from '../../vocabulary/categories.ts'
import { languageCodes } from '../../vocabulary/people/languages.ts'

export const profileLimits = { languages: 10, topics: 5, shown: 12 }

/** A list of at most so many. */
function atMost<Item extends z.ZodType<string>>(item: Item, number: number) {
  return uniqueList(item).refine(
    (items) => items.length <= number,
    `are too many (maximum is ${number})`,
  )
}

const clearableCountry = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  countryCode.nullable(),
)

/** The price of a kind of work. None says as little as 0. */
const rate = amount

/** The fields in the order of the form. A field that is left out stays as it was. */
export const CreatorProfileUpdate = z
  .object({
    published: withExample(flag, true).describe('Whether everyone may see the profile'),
    avatar: imageField(5),
    words: withExample(optionalLongText(2000), 'I film coffee, slowly, in my kitchen in Kyoto.'),
    languages: withExample(
      atMost(oneOf(languageCodes as [string, ...string[]]), profileLimits.languages),
      ['en', 'ja'],
    ),
    topics: withExample(atMost(oneOf(categories), profileLimits.topics), [
      'food',
      'travel',
    ]).describe('The kinds of content that they make'),
    country: withExample(clearableCountry, 'JP'),
    availability: oneOf(availabilities),
    currency: currencyCode,
    video_amount: withExample(rate, 40_000).describe(
      'The price of a video that they post, in the smallest unit; 0 for none',
    ),
    story_amount: withExample(rate, 12_000).describe(
      'The price of a story that they post; 0 for none',
    ),
    photo_amount: withExample(rate, 18_000).describe(
      'The price of a photo that they post; 0 for none',
    ),
    content_amount: withExample(rate, 25_000).describe(
      'The price of content for the brand to post; 0 for none',
    ),
    shown_submission_ids: withExample(atMost(plainText, profileLimits.shown), []),
  })
  .partial()

export type CreatorProfileChanges = z.infer<typeof CreatorProfileUpdate>
