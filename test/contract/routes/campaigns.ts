import type { Campaign } from '../../../src/tables/campaigns/campaigns.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { now } from '../../support/now.ts'
import { createCampaign, createFundedCampaign } from '../../support/world/factories.ts'
import { forAdmins, forMembers, pages, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function aDraft({ organization_id }: World) {
  return { id: encodeId('Campaign', (await createCampaign(db, { organization_id })).id) }
}

/** Every caller who may make a move is redirected to the record, whether or not it was possible. */
const move = (name: string): Row[] => {
  const row = {
    route: `POST /organizations/:organization_id/campaigns/:id/${name}`,
    given: async ({ organization_id }: World) => ({
      id: encodeId('Campaign', (await createFundedCampaign(db, { organization_id })).id),
    }),
  }
  return [
    { ...row, answers: writes(forAdmins(303)) },
    { ...row, answers: { ...pages(forAdmins(303)), write: 303 }, body: () => '', pageOnly: true },
  ]
}

/** A move as a noun answers the changed record. */
const noun = (name: string, status: number, fields: Partial<Campaign>): Row => ({
  route: name.replace(' ', ' /organizations/:organization_id/campaigns/:id/'),
  given: async ({ organization_id }: World) => ({
    id: encodeId('Campaign', (await createFundedCampaign(db, { ...fields, organization_id })).id),
  }),
  answers: writes(forAdmins(status)),
})

const active = { status: 'active', published_at: now() } as const

export const rows: Row[] = [
  {
    route: 'POST /organizations/:organization_id/campaigns/:id/duplicate',
    answers: writes(forAdmins(201)),
    given: aDraft,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:id/overview',
    answers: forMembers(200),
    given: aDraft,
    page: 303,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:id/brief',
    answers: pages(forMembers(200)),
    given: aDraft,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns',
    answers: forMembers(200),
    given: aDraft,
    list: true,
  },
  {
    route: 'POST /organizations/:organization_id/campaigns',
    answers: writes(forAdmins(201)),
    body: () => ({ campaign: { name: 'Made', countries: ['DE'], cpm_amount: 100, brief: 'Go.' } }),
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:id',
    answers: forMembers(200),
    given: aDraft,
  },
  {
    route: 'PATCH /organizations/:organization_id/campaigns/:id',
    answers: writes(forAdmins(200)),
    given: aDraft,
    body: () => ({ campaign: { name: 'Renamed', website: 'https://example.com' } }),
  },
  {
    route: 'DELETE /organizations/:organization_id/campaigns/:id',
    answers: writes(forAdmins(204)),
    given: aDraft,
  },

  {
    route: 'GET /organizations/:organization_id/campaigns/preview',
    answers: pages(forAdmins(200)),
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/new',
    answers: pages(forAdmins(200)),
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:id/brief/edit',
    answers: pages(forAdmins(200)),
    given: aDraft,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:id/edit',
    answers: pages(forAdmins(200)),
    given: aDraft,
    pageOnly: true,
  },
  ...['publish', 'pause', 'resume'].flatMap(move),
  noun('POST publication', 201, {}),
  noun('POST suspension', 201, active),
  noun('DELETE suspension', 200, { ...active, status: 'paused', paused_at: now() }),
  noun('POST completion', 201, active),
  {
    route: 'GET /organizations/:organization_id/campaigns/:id/completion',
    // The third counts the posts that are open.
    statements: 3,
    answers: forMembers(200),
    given: aDraft,
    page: 303,
  },
  {
    route: 'GET /organizations/:organization_id/campaigns/:id/budget_alerts',
    answers: forMembers(200),
    given: aDraft,
    page: 303,
  },
]
