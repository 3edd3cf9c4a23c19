import {
  currency,
  idOf,
  idOrNull,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import { jsonUrl } from '../../vocabulary/addresses/urls.ts'
import type { CreatorPayment } from './queries.ts'
import { paidTo, workPath } from './words.ts'

export const CreatorPaymentJson = shapeOf<CreatorPayment>()('CreatorPayment', {
  id: idOf('Transfer'),
  creator: from(
    text('@robinvale').describe('The account that posted, or the name of who worked for a collab'),
    paidTo,
  ),
  campaign_id: idOrNull('Campaign', 'campaign_id'),
  collab_id: idOrNull('Collab', 'collab_id'),
  submission_id: idOf('Submission', 'submission_id'),
  amount: minorUnits(2187, 'Without the fee'),
  currency,
  created_at: timestamp.describe('When it came into their balance'),
  submission_url: from(
    urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8/submissions/Nq7RwXk3.json',
    ),
    (payment: CreatorPayment) => jsonUrl(workPath(payment)),
  ),
})
