import { encodeId } from '../../src/vocabulary/ids.ts'
import { createCampaign, createReceipt } from '../support/factories.ts'
import { context, db } from '../support/helper.ts'
import { forAdmins, forMembers, type Row, writes } from './support/row.ts'
import type { World } from './support/world.ts'

const billingDetails = {
  legal_name: 'text?',
  tax_id: 'text?',
  email: 'text?',
  line1: 'text?',
  line2: 'text?',
  postal_code: 'text?',
  city: 'text?',
  state: 'text?',
  country: 'text?',
  updated_at: 'time?',
}

const paper = {
  id: 'id',
  kind: 'text',
  number: 'text',
  issuer: { name: 'text', address: 'text?', tax_id: 'text?' },
  recipient: {
    legal_name: 'text',
    tax_id: 'text?',
    email: 'text?',
    line1: 'text?',
    line2: 'text?',
    postal_code: 'text?',
    city: 'text?',
    state: 'text?',
    country: 'text?',
  },
  lines: 'records',
  currency: 'text',
  total_amount: 'integer',
  tax_note: 'text',
  is_test: 'boolean',
  month: 'text?',
  funding_id: 'id?',
  refund_id: 'id?',
  issued_at: 'time',
  url: 'json_address',
  pdf_url: 'address',
}

async function aPaper({ organization_id }: World) {
  const campaign = await createCampaign(db, { organization_id })
  const { id } = await createReceipt(db, context, campaign)
  return { id: encodeId('Paper', id) }
}

export const rows: Row[] = [
  {
    route: 'GET /organizations/:organization_id/billing_details',
    answers: forMembers(200),
    fields: billingDetails,
  },
  {
    route: 'PATCH /organizations/:organization_id/billing_details',
    answers: writes(forAdmins(200)),
    body: () => ({ billing_details: { legal_name: 'Harbor Coffee GmbH', country: 'DE' } }),
    fields: billingDetails,
  },
  {
    route: 'GET /organizations/:organization_id/papers',
    answers: forMembers(200),
    given: aPaper,
    fields: paper,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/papers/:id',
    answers: forMembers(200),
    given: aPaper,
    fields: paper,
  },
  {
    // A token fetches a file as a browser does.
    route: 'GET /organizations/:organization_id/papers/:id.pdf',
    answers: { ...forMembers(200), nobody: 303 },
    given: aPaper,
    pageOnly: true,
  },
]
