import type { Collab } from '../../../src/tables/collabs/collabs.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { now } from '../../support/now.ts'
import { createCollab } from '../../support/world/factories.ts'
import { forAdmins, forMembers, pages, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function aDraft({ organization_id }: World) {
  return { id: encodeId('Collab', (await createCollab(db, { organization_id })).id) }
}

/** Every caller who may make a move is redirected to the record, whether or not it was possible. */
const move = (name: string): Row[] => {
  const row = {
    route: `POST /organizations/:organization_id/collabs/:id/${name}`,
    given: async ({ organization_id }: World) => ({
      id: encodeId('Collab', (await createCollab(db, { organization_id })).id),
    }),
  }
  return [
    { ...row, answers: writes(forAdmins(303)) },
    { ...row, answers: { ...pages(forAdmins(303)), write: 303 }, body: () => '', pageOnly: true },
  ]
}

/** A move as a noun answers the changed record. */
const noun = (name: string, status: number, fields: Partial<Collab>): Row => ({
  route: name.replace(' ', ' /organizations/:organization_id/collabs/:id/'),
  given: async ({ organization_id }: World) => ({
    id: encodeId('Collab', (await createCollab(db, { ...fields, organization_id })).id),
  }),
  answers: writes(forAdmins(status)),
})

const published = { state: 'published', published_at: now() } as const

export const rows: Row[] = [
  {
    route: 'GET /organizations/:organization_id/collabs/:id/overview',
    answers: forMembers(200),
    given: aDraft,
    page: 303,
  },
  {
    route: 'POST /organizations/:organization_id/collabs/:id/duplicate',
    answers: writes(forAdmins(201)),
    given: aDraft,
  },
  {
    route: 'GET /organizations/:organization_id/collabs/:id/brief',
    answers: pages(forMembers(200)),
    given: aDraft,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/collabs',
    answers: forMembers(200),
    given: aDraft,
    list: true,
  },
  {
    route: 'POST /organizations/:organization_id/collabs',
    answers: writes(forAdmins(201)),
    // A draft is made from defaults alone.
    body: () => undefined,
    dependent: ['usage_rights'],
  },
  {
    route: 'GET /organizations/:organization_id/collabs/:id',
    answers: forMembers(200),
    given: aDraft,
  },
  {
    route: 'PATCH /organizations/:organization_id/collabs/:id',
    answers: writes(forAdmins(200)),
    given: aDraft,
    body: () => ({ collab: { name: 'Renamed', purge_banner_image: '1' } }),
  },
  {
    route: 'DELETE /organizations/:organization_id/collabs/:id',
    answers: writes(forAdmins(204)),
    given: aDraft,
  },

  {
    route: 'GET /organizations/:organization_id/collabs/new',
    answers: pages(forAdmins(200)),
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/collabs/:id/brief/edit',
    answers: pages(forAdmins(200)),
    given: aDraft,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/collabs/:id/edit',
    answers: pages(forAdmins(200)),
    given: aDraft,
    pageOnly: true,
  },
  ...['submit', 'pause', 'unpause'].flatMap(move),
  noun('POST review_request', 201, { brief: '<p>Make it.</p>' }),
  noun('DELETE review_request', 200, { state: 'submitted_for_review' }),
  noun('POST suspension', 201, published),
  noun('DELETE suspension', 200, { ...published, state: 'paused' }),
]
