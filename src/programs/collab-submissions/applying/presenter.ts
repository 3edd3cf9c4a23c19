import { z } from 'zod'
import { count, minorUnits, text, timestamp } from '../../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../../framework/http/fields/shape.ts'
import { offerSides } from '../../../tables/collabs/collab-submissions.ts'
import type { Offer } from '../../../tables/collabs/offers.ts'

export const OfferJson = shapeOf<Offer>()('Offer', {
  number: count(2),
  side: z.enum(offerSides).describe('Who offered it'),
  amount: minorUnits(20_000),
  note: text('That covers two scenes.').nullable().describe('The words with which it was offered'),
  created_at: timestamp,
  taken_back_at: timestamp
    .nullable()
    .describe('When whoever offered it took it back; null while it stands'),
})
