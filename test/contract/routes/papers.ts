import { encodeId } from '../../../src/vocabulary/ids.ts'
import { context, db } from '../../support/helper.ts'
import { createCampaign, createReceipt } from '../../support/world/factories.ts'
import { forAdmins, forMembers, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function aPaper({ organization_id }: World) {
  const campaign = await createCampaign(db, { organization_id })
  const { id } = await createReceipt(db, context, campaign)
  return { id: encodeId('Paper', id) }
}

export const rows: Row[] = [
  {
    route: 'GET /organizations/:organization_id/billing_details',
    answers: forMembers(200),
  },
  {
    route: 'PATCH /organizations/:organization_id/billing_details',
    answers: writes(forAdmins(200)),
    body: () => ({ billing_details: { legal_name: 'Harbor Coffee GmbH', country: 'DE' } }),
  },
  {
    route: 'GET /organizations/:organization_id/papers',
    answers: forMembers(200),
    given: aPaper,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/papers/:id',
    answers: forMembers(200),
    given: aPaper,
  },
  {
    // A token fetches a file as a browser does.
    route: 'GET /organizations/:organization_id/papers/:id.pdf',
    answers: { ...forMembers(200), nobody: 303 },
    given: aPaper,
    pageOnly: true,
  },
]
