import { encodeId } from '../../src/vocabulary/ids.ts'
import { createCampaign, createCollab, createMembership } from '../support/factories.ts'
import { db } from '../support/helper.ts'
import { createFailedJob, makeStaff } from '../support/staff.ts'
import { summary as campaignSummary } from './campaigns.ts'
import { summary as collabSummary } from './collabs.ts'
import { forItsUser, type Row, writes } from './support/row.ts'
import type { World } from './support/world.ts'

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

const person = {
  id: 'id',
  name: 'text',
  email: 'text',
  staff: 'boolean',
  two_factor: 'boolean',
  sessions_count: 'integer',
  last_active_at: 'time?',
  access_tokens_count: 'integer',
  identities: 'texts',
  organizations: 'records',
  social_accounts: 'records',
  submissions_count: 'integer',
  submissions: 'records',
  balances: 'records',
  payouts_count: 'integer',
  payouts: 'records',
  events: 'records',
  created_at: 'time',
  url: 'json_address',
}

const staffCollab = {
  ...collabSummary,
  organization_id: 'id',
  organization_name: 'text',
  submitted_at: 'time?',
  review_note: 'text?',
}

const organization = {
  id: 'id',
  name: 'text',
  privacy_setting: 'text',
  website: 'address?',
  created_at: 'time',
  updated_at: 'time',
  url: 'json_address',
  avatar_url: 'address-',
  campaigns_count: 'integer',
  collabs_count: 'integer',
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
    fields: person,
    recorded: true,
  },
  {
    route: 'GET /staff/collabs',
    answers: forItsUser(200),
    given: aCollab,
    fields: staffCollab,
    list: true,
  },
  {
    route: 'GET /staff/collabs/:id',
    answers: forItsUser(200),
    given: aCollab,
    fields: { ...staffCollab, brief: 'html' },
  },
  {
    route: 'POST /staff/collabs/:id/publication',
    answers: writes(forItsUser(201)),
    given: aCollab,
    further: ({ owner }) => ({ updated_at: read.get(owner) }),
    fields: { ...staffCollab, brief: 'html' },
  },
  {
    route: 'POST /staff/collabs/:id/return',
    answers: writes(forItsUser(201)),
    given: aCollab,
    body: () => ({ collab_return: { note: 'Say more.' } }),
    fields: { ...staffCollab, brief: 'html' },
  },
  {
    route: 'GET /staff/campaigns/:id',
    answers: forItsUser(200),
    given: aCampaign,
    fields: {
      ...campaignSummary,
      brief: 'html',
      organization_id: 'id',
      organization_name: 'text',
      fee_bps: 'integer?',
      paused_by: 'text?',
      ends_at: 'time?',
      finished_at: 'time?',
      settled_at: 'time?',
    },
  },
  {
    route: 'GET /staff/organizations',
    answers: forItsUser(200),
    given: anOrganization,
    fields: organization,
    list: true,
  },
  {
    route: 'GET /staff/organizations/:id',
    answers: forItsUser(200),
    given: anOrganization,
    fields: organization,
  },
  {
    route: 'GET /staff/organizations/:id/campaigns',
    answers: forItsUser(200),
    given: anOrganization,
    fields: campaignSummary,
    list: true,
  },
  {
    route: 'GET /staff/organizations/:id/collabs',
    answers: forItsUser(200),
    given: anOrganization,
    fields: collabSummary,
    list: true,
  },
  {
    route: 'GET /staff/jobs',
    answers: forItsUser(200),
    given: asStaff,
    fields: {
      id: 'id',
      kind: 'text',
      attempts: 'integer',
      reason: 'text',
      recipient: 'text?',
      created_at: 'time',
      failed_at: 'time',
    },
    list: true,
  },
  {
    route: 'POST /staff/jobs/:id/retry',
    answers: writes(forItsUser(204)),
    given: asStaff,
  },
  {
    route: 'POST /staff/jobs/:id/discard',
    answers: writes(forItsUser(204)),
    given: asStaff,
  },
]
