import { z } from 'zod'
import { idOf, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { seldom, shapeOf } from '../../framework/http/fields/shape.ts'
import { type Rating, ratingSides } from '../../tables/collabs/ratings.ts'
import type { StaffRating } from './queries.ts'

const mark = z
  .int()
  .min(1)
  .max(5)
  .meta({ examples: [5] })

const fields = {
  id: idOf('Rating'),
  submission_id: idOf('Submission', 'submission_id'),
  side: z.enum(ratingSides).describe('Who says it'),
  reliable: seldom(mark.nullable().describe('Given by organizations alone, from 1 to 5')),
  as_agreed: mark,
  easy: mark.describe('Easy to work with'),
  paid_in_time: mark.nullable().describe('Given by creators alone'),
  answered_in_time: mark,
  words: text('Sent everything early.').describe('Empty where nothing was said'),
  answer: seldom(text('With pleasure.').nullable().describe('What the other side answered')),
  answered_at: seldom(timestamp.nullable()),
  shows_at: timestamp.describe('From when on others see it'),
  hidden_at: seldom(timestamp.nullable().describe('Since when nobody else sees it')),
  hidden_reason: seldom(
    text('It names where somebody lives.').nullable().describe('Why staff hid it'),
  ),
  created_at: timestamp,
}

export const RatingJson = shapeOf<Rating>()('Rating', fields)

export const StaffRatingJson = shapeOf<StaffRating>()('StaffRating', {
  ...fields,
  collab_name: text('Morning ritual'),
  organization_name: text('Northwind Coffee'),
  creator_name: text('Ida Brandt').nullable().describe('Null once they have left'),
})
