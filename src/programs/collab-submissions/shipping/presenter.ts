import { z } from 'zod'
import {
  count,
  idOf,
  text,
  timestamp,
  urlLike,
} from '../../../framework/http/fields/json-fields.ts'
import { seldom, shapeOf } from '../../../framework/http/fields/shape.ts'
import type { CopiedAddress } from '../../../tables/collabs/collab-submissions.ts'
import { type Shipment, shipmentIssues } from '../../../tables/collabs/shipments.ts'

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
