import { eq, sql } from 'drizzle-orm'
import { createSimulatedAccount, createSimulatedPost } from '../../src/platforms/simulated/model.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../src/tables/campaigns/campaign-submissions.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { createSocialAccount, unique } from '../support/factories.ts'
import { db } from '../support/helper.ts'
import { makeStaff } from '../support/staff.ts'
import {
  appealSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  handInPost,
  rejectSubmission,
  withholdSubmission,
} from '../support/submissions.ts'
import {
  forAdmins,
  forItsUser,
  forMembers,
  forUsers,
  pages,
  type Row,
  writes,
} from './support/row.ts'
import type { World } from './support/world.ts'

const submission = {
  id: 'id',
  kind: 'text',
  campaign_id: 'id',
  campaign_name: 'text',
  organization_name: 'text',
  platform_id: 'text',
  account_handle: 'text',
  post_url: 'address',
  picture_url: 'address?',
  state: 'text',
  checks: 'records',
  posted_at: 'time?',
  reason: 'text?',
  note: 'text?',
  appeal: 'text?',
  flags: 'records',
  view_count: 'integer',
  invalid_views: 'integer',
  invalid_reason: 'text?',
  invalid_note: 'text?',
  invalidated_at: 'time?',
  validated_at: 'time?',
  currency: 'text',
  earned_amount: 'integer',
  granted_amount: 'integer',
  owed_amount: 'integer',
  lapsed_amount: 'integer',
  fee_amount: 'integer',
  counts_until: 'time?',
  frozen_at: 'time?',
  frozen_because: 'text?',
  withheld_at: 'time?',
  decided_at: 'time?',
  approved_at: 'time?',
  rejected_at: 'time?',
  appealed_at: 'time?',
  finalized_at: 'time?',
  paid_at: 'time?',
  created_at: 'time',
  updated_at: 'time',
  url: 'json_address',
} as const

const explanation = {
  submission_id: 'id',
  currency: 'text',
  snapshot: 'object?',
  readings: 'records',
  next_grant_amount: 'integer',
  next_owed_amount: 'integer',
  next_grant_at: 'time?',
  steps: 'records',
  earned_amount: 'integer',
  granted_amount: 'integer',
  owed_amount: 'integer',
  lapsed_amount: 'integer',
  grants: 'records',
} as const

type Act = (submission: { id: number }) => Promise<unknown>

/** Someone handed in a post to a campaign of the organization. */
async function handed({ organization_id }: World, ...acts: Act[]) {
  const campaign = await createRunningCampaign({ organization_id })
  const made = await handInPost(fakePlatform(), campaign, await createCreator())
  for (const act of acts) await act(made)
  return { campaign_id: encodeId('Campaign', campaign.id), ...idOf(made) }
}

const idOf = ({ id }: CampaignSubmission) => ({ id: encodeId('Submission', id) })

/** The owner is a creator too, and has handed in a post elsewhere. */
async function own({ owner }: World, ...acts: Act[]) {
  const campaign = await createRunningCampaign()
  const made = await handInPost(fakePlatform(), campaign, await createCreator(owner.user))
  for (const act of acts) await act(made)
  return { campaign_id: encodeId('Campaign', campaign.id), ...idOf(made) }
}

const seeSubmission: Act = ({ id }) =>
  db.update(campaignSubmissions).set({ verified_views: 1200 }).where(eq(campaignSubmissions.id, id))

const doubtViews: Act = ({ id }) =>
  db
    .update(campaignSubmissions)
    .set({ invalid_views: 500, invalid_reason: 'bought', invalidated_at: sql`now()` })
    .where(eq(campaignSubmissions.id, id))

/** The owner runs the installation, and something waits for them. */
async function forStaff({ owner }: World, ...acts: Act[]) {
  makeStaff(owner.user)
  const campaign = await createRunningCampaign()
  const made = await handInPost(fakePlatform(), campaign, await createCreator())
  for (const act of acts) await act(made)
  return idOf(made)
}

const ready = new WeakMap<World, { post_url: string; social_account_id: string }>()

/** A campaign of others, and a post of an account of the owner's on the simulated platform. */
async function elsewhere(world: World) {
  const campaign = await createRunningCampaign()
  const { user } = world.owner
  const handle = unique('channel').toLowerCase()
  const simulated = await createSimulatedAccount(db, user, { platform_id: 'youtube', handle })
  const post = await createSimulatedPost(db, simulated, { kind: 'normal' } as never)
  const account = await createSocialAccount(db, user, {
    platform_id: 'youtube',
    account_url: `https://www.youtube.com/@${handle}`,
    uid: simulated.uid,
    status: 'verified',
  })
  ready.set(world, {
    post_url: `https://youtu.be/${post.uid}`,
    social_account_id: encodeId('SocialAccount', account.id),
  })
  return { campaign_id: encodeId('Campaign', campaign.id) }
}

const aPost = (world: World) => ({ submission: ready.get(world) })

const aRejection = () => ({ rejection: { reason: 'low_quality', note: 'Too dark.' } })
const aNote = (root: string) => () => ({ [root]: { note: 'The views rose at once.' } })

/** Whoever has not connected the account cannot hand in with it. */
const forWhomItIs = { ...writes(forUsers(201)), stranger: 422, member: 422, admin: 422 }

const toReview = { ...submission, would_pay_amount: 'integer', decides_at: 'time?' } as const

const reviewed = {
  ...toReview,
  decision: 'object?',
  creator: 'object',
  snapshots: 'records',
} as const

const given = new WeakMap<World, string>()

/** Someone handed in a post, and the address names no campaign. */
async function waiting(world: World) {
  const { id } = await handed(world)
  given.set(world, id)
  return {}
}

const review = '/organizations/:organization_id/review'
const aDecision = (world: World) => ({
  decision: { action: 'approve', submission_ids: [given.get(world)] },
})

const ofCampaign = '/organizations/:organization_id/campaigns/:campaign_id/submissions'

export const rows: Row[] = [
  {
    route: `GET ${ofCampaign}`,
    answers: forMembers(200),
    given: handed,
    fields: { ...submission, unread_messages_count: 'integer' },
    list: true,
  },
  { route: `GET ${ofCampaign}/:id`, answers: forMembers(200), given: handed, fields: submission },
  {
    route: `GET ${ofCampaign}/:id/explanation`,
    answers: forMembers(200),
    given: handed,
    fields: explanation,
    page: 303,
  },
  {
    route: `POST ${ofCampaign}/:id/approval`,
    answers: writes(forAdmins(201)),
    given: handed,
    fields: submission,
  },
  {
    route: `POST ${ofCampaign}/:id/rejection`,
    answers: writes(forAdmins(201)),
    given: handed,
    body: aRejection,
    fields: submission,
  },
  {
    route: `POST ${ofCampaign}/:id/flag`,
    answers: writes(forAdmins(201)),
    given: handed,
    body: aNote('flag'),
    fields: submission,
  },
  {
    route: `DELETE ${ofCampaign}/:id/flag`,
    answers: writes(forAdmins(200)),
    given: (world) => handed(world, flagSubmission),
    fields: submission,
  },
  {
    route: `POST ${ofCampaign}/decisions`,
    answers: writes(forAdmins(200)),
    given: async (world) => {
      const { id, campaign_id } = await handed(world)
      given.set(world, id)
      return { campaign_id }
    },
    body: aDecision,
    fields: { decisions: 'records' },
  },
  {
    route: `GET ${review}`,
    answers: forMembers(200),
    given: waiting,
    fields: toReview,
    list: true,
  },
  {
    route: `GET ${review}/:id`,
    answers: forMembers(200),
    given: handed,
    fields: reviewed,
    page: 303,
  },
  {
    route: `POST ${review}/decisions`,
    answers: writes(forAdmins(200)),
    given: waiting,
    body: aDecision,
    fields: { decisions: 'records' },
  },
  {
    route: `DELETE ${review}/decisions`,
    answers: writes(forAdmins(200)),
    given: waiting,
    body: aDecision,
    fields: { decisions: 'records' },
  },
  {
    route: 'GET /campaigns/:campaign_id/submissions/new',
    answers: pages(forUsers(200)),
    given: elsewhere,
    pageOnly: true,
  },
  {
    route: 'POST /campaigns/:campaign_id/submissions',
    answers: forWhomItIs,
    given: elsewhere,
    body: aPost,
    fields: submission,
  },
  { route: 'GET /me/submissions/:id', answers: forItsUser(200), given: own, fields: submission },
  {
    route: 'GET /me/submissions/:id/explanation',
    answers: forItsUser(200),
    given: own,
    fields: explanation,
    page: 303,
  },
  {
    route: 'POST /me/submissions/:id/appeal',
    answers: writes(forItsUser(201)),
    given: (world) => own(world, rejectSubmission),
    body: () => ({ appeal: { text: 'It is bright enough.' } }),
    fields: submission,
  },
  {
    route: 'POST /me/submissions/:id/flag_answer',
    answers: writes(forItsUser(201)),
    given: (world) => own(world, flagSubmission),
    body: () => ({ flag_answer: { text: 'A larger channel shared it.' } }),
    fields: submission,
  },
  {
    route: 'POST /me/submissions/:id/withdrawal',
    answers: writes(forItsUser(201)),
    given: own,
    fields: submission,
  },
  {
    route: 'GET /staff/submissions',
    answers: forItsUser(200),
    given: async (world) => {
      await forStaff(world, flagSubmission)
      return {}
    },
    fields: submission,
    list: true,
  },
  {
    route: 'GET /staff/submissions/:id',
    answers: forItsUser(200),
    given: forStaff,
    fields: submission,
  },
  {
    route: 'POST /staff/submissions/:id/approval',
    answers: writes(forItsUser(201)),
    given: (world) => forStaff(world, withholdSubmission),
    fields: submission,
  },
  {
    route: 'POST /staff/submissions/:id/appeal_decision',
    answers: writes(forItsUser(201)),
    given: (world) => forStaff(world, rejectSubmission, appealSubmission),
    body: () => ({ appeal_decision: { outcome: 'accepted' } }),
    fields: submission,
  },
  {
    route: 'POST /staff/submissions/:id/rejection',
    answers: writes(forItsUser(201)),
    given: forStaff,
    body: aRejection,
    fields: submission,
  },
  {
    route: 'DELETE /staff/submissions/:id/flag',
    answers: writes(forItsUser(200)),
    given: (world) => forStaff(world, flagSubmission),
    fields: submission,
  },
  {
    route: 'POST /staff/submissions/:id/snapshots',
    answers: writes(forItsUser(201)),
    given: forStaff,
    body: () => ({ snapshot: { views: 1200, likes: 30 } }),
    fields: submission,
  },
  {
    route: 'POST /staff/submissions/:id/voiding',
    answers: writes(forItsUser(201)),
    given: forStaff,
    body: aNote('voiding'),
    fields: submission,
  },
  {
    route: 'POST /staff/submissions/:id/invalid_views',
    answers: writes(forItsUser(201)),
    given: (world) => forStaff(world, seeSubmission),
    body: () => ({ invalid_views: { views: 500, reason: 'bought' } }),
    dependent: ['views'],
    fields: submission,
  },
  {
    route: 'DELETE /staff/submissions/:id/invalid_views',
    answers: writes(forItsUser(200)),
    given: (world) => forStaff(world, seeSubmission, doubtViews),
    fields: submission,
  },
]
