import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { now } from '../../support/now.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
  createOrganization,
} from '../../support/world/factories.ts'
import { createFailedJob, makeStaff } from '../../support/world/staff.ts'
import { forItsUser, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

/** The owner runs the installation, and a job has failed. */
async function asStaff({ owner }: World) {
  makeStaff(owner.user)
  return createFailedJob()
}

/** Which version of a collab is looked at. */
const read = new WeakMap<World['owner'], string>()

/** A collab of somebody else's waits for a review. */
async function aCollab({ owner }: World) {
  makeStaff(owner.user)
  const { organization_id } = await createMembership(db)
  const collab = await createCollab(db, { organization_id, state: 'submitted_for_review' })
  read.set(owner, collab.updated_at)
  return { id: encodeId('Collab', collab.id) }
}

/** Somebody else's organization, with a campaign and a collab. */
async function anOrganization({ owner }: World) {
  makeStaff(owner.user)
  const { organization_id } = await createMembership(db)
  await createCampaign(db, { organization_id })
  await createCollab(db, { organization_id })
  return { id: encodeId('Organization', organization_id) }
}

/** Somebody else's organization, at which nobody has looked, with a campaign that everybody finds. */
async function aNewOrganization({ owner }: World) {
  makeStaff(owner.user)
  const { id } = await createOrganization(db, { looked_at: null, is_shown: false })
  const published = { status: 'active' as const, published_at: now() }
  await createCampaign(db, { organization_id: id, ...published })
  return { id: encodeId('Organization', id) }
}

async function aCampaign({ owner }: World) {
  makeStaff(owner.user)
  const { organization_id } = await createMembership(db)
  return { id: encodeId('Campaign', (await createCampaign(db, { organization_id })).id) }
}

/** Somebody else, who belongs to an organization. */
async function aPerson({ owner }: World) {
  makeStaff(owner.user)
  return { id: encodeId('User', (await createMembership(db)).user_id) }
}

export const rows: Row[] = [
  {
    route: 'GET /staff',
    answers: forItsUser(200),
    given: asStaff,
  },
  {
    route: 'GET /staff/health',
    answers: forItsUser(200),
    given: asStaff,
    momentary: true,
  },
  {
    route: 'GET /staff/search',
    answers: forItsUser(200),
    given: asStaff,
  },
  {
    route: 'GET /staff/users/:id',
    answers: forItsUser(200),
    given: aPerson,
    recorded: true,
  },
  {
    route: 'GET /staff/collabs',
    answers: forItsUser(200),
    given: aCollab,
    list: true,
  },
  {
    route: 'GET /staff/collabs/:id',
    answers: forItsUser(200),
    given: aCollab,
  },
  {
    route: 'POST /staff/collabs/:id/publication',
    answers: writes(forItsUser(201)),
    given: aCollab,
    further: ({ owner }) => ({ updated_at: read.get(owner) }),
  },
  {
    route: 'POST /staff/collabs/:id/return',
    answers: writes(forItsUser(201)),
    given: aCollab,
    body: () => ({ collab_return: { note: 'Say more.' } }),
  },
  {
    route: 'GET /staff/campaigns/:id',
    answers: forItsUser(200),
    given: aCampaign,
  },
  {
    route: 'GET /staff/organizations',
    answers: forItsUser(200),
    given: anOrganization,
    list: true,
  },
  {
    route: 'GET /staff/organizations/:id',
    answers: forItsUser(200),
    given: anOrganization,
  },
  {
    route: 'GET /staff/new_organizations',
    answers: forItsUser(200),
    given: aNewOrganization,
    list: true,
  },
  {
    route: 'POST /staff/organizations/:id/first_look',
    answers: writes(forItsUser(201)),
    given: anOrganization,
    body: () => ({ first_look: { is_shown: false } }),
  },
  {
    route: 'GET /staff/organizations/:id/campaigns',
    answers: forItsUser(200),
    given: anOrganization,
    list: true,
  },
  {
    route: 'GET /staff/organizations/:id/collabs',
    answers: forItsUser(200),
    given: anOrganization,
    list: true,
  },
  {
    route: 'GET /staff/jobs',
    answers: forItsUser(200),
    given: asStaff,
    list: true,
  },
  {
    route: 'POST /staff/jobs/:id/retry',
    answers: writes(forItsUser(204)),
    given: asStaff,
  },
  {
    route: 'POST /staff/jobs/retry',
    answers: writes(forItsUser(204)),
    given: asStaff,
  },
  {
    route: 'POST /staff/jobs/:id/discard',
    answers: writes(forItsUser(204)),
    given: asStaff,
  },
]
