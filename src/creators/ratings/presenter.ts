import { count, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { listOf, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import type { Averages, SaidOfThem } from './averages.ts'

export const SaidOfThemJson = shapeOf<SaidOfThem>()('SaidInRating', {
  words: text('Sent everything early.'),
  answer: text('With pleasure.').nullable().describe('What they answered'),
  created_at: timestamp,
})

const mark = text('4.7').nullable()

/** All that others see of the ratings of someone. */
export const RatingAveragesJson = shapeOf<Averages>()('RatingAverages', {
  count: count(3).describe('How many ratings the averages are of'),
  average: mark.describe('Of all marks, from 1 to 5; null where nobody has rated them'),
  reliable: mark.describe('Of creators alone'),
  as_agreed: mark,
  easy: mark.describe('Easy to work with'),
  paid_in_time: mark.describe('Of organizations alone'),
  answered_in_time: mark,
  latest: meaning(listOf(SaidOfThemJson), 'The last words, without who said them'),
})
