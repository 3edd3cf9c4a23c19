import { z } from 'zod'
import {
  count,
  idOf,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { listOf, seldom, shapeOf } from '../../framework/http/fields/shape.ts'
import { type CopiedAddress, offerSides } from '../../tables/collabs/collab-submissions.ts'
import type { Offer } from '../../tables/collabs/offers.ts'
import { type Shipment, shipmentIssues } from '../../tables/collabs/shipments.ts'
import { SubmissionFileJson } from '../submissions/files/file-presenter.ts'
import type { ShownContent } from './queries.ts'

/** The parts of work for a collab: where the product goes, its way there, versions of the content, and prices. */

export const CopiedAddressJson = shapeOf<CopiedAddress>()('CopiedAddress', {
  name: text('Robin Vale'),
  line1: text('Kastanienallee 7'),
  line2: text('Second courtyard').nullable(),
  city: text('Berlin'),
  state: text('Berlin').nullable(),
  postal_code: text('10435').nullable(),
  country: text('DE'),
  phone: text('+49 30 901820').nullable(),
})

export const ShipmentJson = shapeOf<Shipment>()('Shipment', {
  id: idOf('Shipment'),
  number: count(1),
  carrier: text('DHL'),
  tracking_number: text('00340434161094042557').nullable(),
  tracking_url: urlLike('https://dhl.example/00340434161094042557').nullable(),
  received_at: seldom(timestamp.nullable()),
  issue: seldom(z.enum(shipmentIssues).nullable()),
  issue_note: seldom(text('The handle is broken off.').nullable()),
  issued_at: seldom(timestamp.nullable()),
  created_at: timestamp,
})

export const ContentJson = shapeOf<ShownContent>()('Content', {
  id: idOf('Content'),
  number: count(1),
  note: text('The first cut, still without music.').nullable(),
  content_url: urlLike('https://drive.example/mug-draft').nullable(),
  files: listOf(SubmissionFileJson),
  change_note: seldom(text('Please show the logo longer.').nullable()),
  changes_requested_at: seldom(timestamp.nullable()),
  approved_at: seldom(timestamp.nullable()),
  created_at: timestamp,
})

export const OfferJson = shapeOf<Offer>()('Offer', {
  number: count(2),
  side: z.enum(offerSides).describe('Who offered it'),
  amount: minorUnits(20_000),
  note: text('That covers two scenes.').nullable().describe('The words with which it was offered'),
  created_at: timestamp,
})
