import { z } from 'zod'
import {
  asNumber,
  blank,
  longText,
  optionalLongText,
  withExample,
} from '../../framework/http/fields/fields.ts'

export const longestWords = 500

const notMark = 'must be a whole number from 1 to 5'
const mark = withExample(
  z.preprocess(
    asNumber,
    z
      .int({ error: ({ input }) => (input === undefined || input === '' ? blank : notMark) })
      .min(1, notMark)
      .max(5, notMark),
  ),
  5,
)
/** A mark that one of the sides gives. That it is there is asked by side. */
const markOfOne = withExample(
  z.preprocess((sent) => (sent === '' ? undefined : sent), mark.optional()),
  5,
)

/** The fields in the order of the form. */
export const RatingCreate = z.object({
  reliable: markOfOne,
  as_agreed: mark.describe('Whether all was as agreed, from 1 to 5'),
  easy: mark,
  paid_in_time: markOfOne,
  answered_in_time: mark.describe('Whether answers came in time, from 1 to 5'),
  words: withExample(optionalLongText(longestWords), 'Sent everything early.').optional(),
})
/** The same with the mark that only one side gives, so that all that are missing are named at once. */
export const ratingBy = {
  creator: RatingCreate.extend({ paid_in_time: mark }),
  organization: RatingCreate.extend({ reliable: mark }),
}
export type RatingFields = z.infer<typeof RatingCreate>

export const RatingAnswerCreate = z.object({
  answer: withExample(longText(longestWords), 'With pleasure.'),
})

export const RatingHidingCreate = z.object({
  reason: withExample(longText(2000), 'It names where somebody lives.').describe(
    'Why nobody may read it, for both sides',
  ),
})
