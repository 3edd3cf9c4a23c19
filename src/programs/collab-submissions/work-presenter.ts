import { z } from 'zod'
import { count, sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import type { CopiedAddress } from '../../tables/collabs/collab-submissions.ts'
import { type Shipment, shipmentIssues } from '../../tables/collabs/shipments.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { presentFile, SubmissionFileJson } from '../submissions/file-presenter.ts'
import type { ShownContent } from './queries.ts'

/** Products, content and addresses that the two sides have sent each other. */

export const CopiedAddressJson = z
  .object({
    name: text('Robin Vale'),
    line1: text('Kastanienallee 7'),
    line2: text('Second courtyard').nullable(),
    city: text('Berlin'),
    state: text('Berlin').nullable(),
    postal_code: text('10435').nullable(),
    country: text('DE'),
    phone: text('+49 30 901820').nullable(),
  })
  .meta({ id: 'CopiedAddress' })

export const ShipmentJson = z
  .object({
    id: sqid,
    number: count(1),
    carrier: text('DHL'),
    tracking_number: text('00340434161094042557').nullable(),
    tracking_url: urlLike('https://dhl.example/00340434161094042557').nullable(),
    received_at: timestamp.nullable(),
    issue: z.enum(shipmentIssues).nullable(),
    issue_note: text('The handle is broken off.').nullable(),
    issued_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Shipment' })

export const ContentJson = z
  .object({
    id: sqid,
    number: count(1),
    note: text('The first cut, still without music.').nullable(),
    content_url: urlLike('https://drive.example/mug-draft').nullable(),
    files: z.array(SubmissionFileJson),
    change_note: text('Please show the logo longer.').nullable(),
    changes_requested_at: timestamp.nullable(),
    approved_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Content' })

export function presentCopiedAddress(address: CopiedAddress): z.infer<typeof CopiedAddressJson> {
  return {
    name: address.name,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    state: address.state,
    postal_code: address.postal_code,
    country: address.country,
    phone: address.phone,
  }
}

export function presentShipment(shipment: Shipment): z.infer<typeof ShipmentJson> {
  return {
    id: encodeId('Shipment', shipment.id),
    number: shipment.number,
    carrier: shipment.carrier,
    tracking_number: shipment.tracking_number,
    tracking_url: shipment.tracking_url,
    received_at: shipment.received_at,
    issue: shipment.issue,
    issue_note: shipment.issue_note,
    issued_at: shipment.issued_at,
    created_at: shipment.created_at,
  }
}

export function presentContent(content: ShownContent): z.infer<typeof ContentJson> {
  return {
    id: encodeId('Content', content.id),
    number: content.number,
    note: content.note,
    content_url: content.content_url,
    files: content.files.map(presentFile),
    change_note: content.change_note,
    changes_requested_at: content.changes_requested_at,
    approved_at: content.approved_at,
    created_at: content.created_at,
  }
}
