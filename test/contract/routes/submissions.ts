import { eq, sql } from 'drizzle-orm'
import {
  createSimulatedAccount,
  createSimulatedPost,
} from '../../../src/platforms/simulated/model.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../../src/tables/campaigns/campaign-submissions.ts'
import { posts } from '../../../src/tables/campaigns/posts.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { createSocialAccount, unique } from '../../support/world/factories.ts'
import { makeStaff } from '../../support/world/staff.ts'
import {
  appealSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  handInPost,
  rejectSubmission,
  withholdSubmission,
} from '../../support/world/submissions.ts'
import {
  forAdmins,
  forItsUser,
  forMembers,
  forUsers,
  pages,
  type Row,
  writes,
} from '../support/row.ts'
import type { World } from '../support/world.ts'

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

/** The post can be read again, from the simulated platform. */
const simulatePost: Act = async ({ id }) => {
  const [made] = await db.select().from(campaignSubmissions).where(eq(campaignSubmissions.id, id))
  if (made === undefined) return
  const { user_id, platform_id, account_handle: handle, account_uid, post_uid } = made
  const owner = { id: user_id ?? 0 }
  const fields = { platform_id, handle }
  const account = await createSimulatedAccount(db, owner, fields, account_uid ?? undefined)
  const post = { kind: 'normal' as const, sound: null, posted_at: undefined }
  await createSimulatedPost(db, account, post, post_uid)
}

/** As if its creator had written another caption since. */
const captionBefore: Act = ({ id }) =>
  db.update(posts).set({ caption: 'Before.' }).where(eq(posts.submission_id, id))

const rejectForSound: Act = (submission) => rejectSubmission(submission, 'missing_sound')

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

const given = new WeakMap<World, string>()

/** Someone handed in a post, and the address names no campaign. */
async function waiting(world: World) {
  const { id } = await handed(world)
  given.set(world, id)
  return {}
}

const review = '/organizations/:organization_id/review'
const aDecision = (world: World) => ({
  decision: { action: 'reject', reason: 'low_quality', submission_ids: [given.get(world)] },
})

const ofCampaign = '/organizations/:organization_id/campaigns/:campaign_id/submissions'

export const rows: Row[] = [
  {
    route: 'GET /organizations/:organization_id/submissions',
    answers: forMembers(200),
    given: handed,
    list: true,
  },
  {
    route: 'GET /organizations/:organization_id/submissions.csv',
    answers: { ...forMembers(200), nobody: 303 },
    given: handed,
    pageOnly: true,
  },
  {
    route: 'GET /organizations/:organization_id/submissions/days.csv',
    answers: { ...forMembers(200), nobody: 303 },
    given: handed,
    pageOnly: true,
  },
  {
    route: `GET ${ofCampaign}`,
    answers: forMembers(200),
    given: handed,
    list: true,
  },
  { route: `GET ${ofCampaign}/:id`, answers: forMembers(200), given: handed },
  {
    route: `GET ${ofCampaign}/:id/explanation`,
    answers: forMembers(200),
    given: handed,
    page: 303,
  },
  {
    route: `POST ${ofCampaign}/:id/approval`,
    answers: writes(forAdmins(201)),
    given: handed,
  },
  {
    route: `POST ${ofCampaign}/:id/rejection`,
    answers: writes(forAdmins(201)),
    given: handed,
    body: aRejection,
  },
  {
    route: `POST ${ofCampaign}/:id/reversal`,
    answers: writes(forAdmins(201)),
    given: (world) => handed(world, (one) => rejectSubmission(one)),
  },
  {
    route: `POST ${ofCampaign}/:id/appeal_answer`,
    answers: writes(forAdmins(201)),
    given: (world) => handed(world, (one) => rejectSubmission(one), appealSubmission),
    body: () => ({ appeal_answer: { text: 'It is dark.' } }),
  },
  {
    route: `POST ${ofCampaign}/:id/flag`,
    answers: writes(forAdmins(201)),
    given: handed,
    body: aNote('flag'),
  },
  {
    route: `DELETE ${ofCampaign}/:id/flag`,
    answers: writes(forAdmins(200)),
    given: (world) => handed(world, flagSubmission),
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
    dependent: ['reason'],
  },
  {
    route: `GET ${review}`,
    answers: forMembers(200),
    given: waiting,
    list: true,
  },
  {
    route: `GET ${review}/:id`,
    answers: forMembers(200),
    given: handed,
    page: 303,
  },
  {
    route: `GET ${review}/approval_preview`,
    answers: forAdmins(200),
    query: '?decision[submission_ids][]=unknown',
    page: 303,
  },
  {
    route: `POST ${review}/decisions`,
    answers: writes(forAdmins(200)),
    given: waiting,
    body: aDecision,
    dependent: ['reason'],
  },
  {
    route: `DELETE ${review}/decisions`,
    answers: writes(forAdmins(200)),
    given: waiting,
    body: aDecision,
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
  },
  { route: 'GET /me/submissions/:id', answers: forItsUser(200), given: own },
  {
    route: 'GET /me/submissions/:id/explanation',
    answers: forItsUser(200),
    given: own,
    page: 303,
  },
  {
    route: 'POST /me/submissions/:id/appeal',
    answers: writes(forItsUser(201)),
    given: (world) => own(world, (one) => rejectSubmission(one)),
    body: () => ({ appeal: { text: 'It is bright enough.' } }),
  },
  {
    route: 'POST /me/submissions/:id/correction',
    answers: writes(forItsUser(201)),
    given: (world) => own(world, simulatePost, captionBefore, rejectForSound),
    body: () => ({ correction: { text: 'The sound is there now.' } }),
    // Another post would have to be there.
    further: () => ({ post_url: '' }),
  },
  {
    route: 'POST /me/submissions/:id/flag_answer',
    answers: writes(forItsUser(201)),
    given: (world) => own(world, flagSubmission),
    body: () => ({ flag_answer: { text: 'A larger channel shared it.' } }),
  },
  {
    route: 'POST /me/submissions/:id/withdrawal',
    answers: writes(forItsUser(201)),
    given: own,
  },
  {
    route: 'GET /staff/submissions',
    answers: forItsUser(200),
    given: async (world) => {
      await forStaff(world, flagSubmission)
      return {}
    },
    list: true,
  },
  {
    route: 'GET /staff/submissions/:id',
    answers: forItsUser(200),
    given: forStaff,
  },
  {
    route: 'GET /staff/submissions/:id/curve',
    answers: forItsUser(200),
    given: forStaff,
    page: 303,
  },
  {
    route: 'POST /staff/submissions/:id/approval',
    answers: writes(forItsUser(201)),
    given: (world) => forStaff(world, withholdSubmission),
  },
  {
    route: 'POST /staff/submissions/:id/appeal_decision',
    answers: writes(forItsUser(201)),
    given: (world) => forStaff(world, rejectSubmission, appealSubmission),
    body: () => ({ appeal_decision: { outcome: 'accepted' } }),
  },
  {
    route: 'POST /staff/submissions/:id/rejection',
    answers: writes(forItsUser(201)),
    given: forStaff,
    body: aRejection,
  },
  {
    route: 'DELETE /staff/submissions/:id/flag',
    answers: writes(forItsUser(200)),
    given: (world) => forStaff(world, flagSubmission),
  },
  {
    route: 'POST /staff/submissions/:id/snapshots',
    answers: writes(forItsUser(201)),
    given: forStaff,
    body: () => ({ snapshot: { views: 1200, likes: 30 } }),
  },
  {
    route: 'POST /staff/submissions/:id/voiding',
    answers: writes(forItsUser(201)),
    given: forStaff,
    body: aNote('voiding'),
  },
  {
    route: 'POST /staff/submissions/:id/invalid_views',
    answers: writes(forItsUser(201)),
    given: (world) => forStaff(world, seeSubmission),
    body: () => ({ invalid_views: { views: 500, reason: 'bought' } }),
    dependent: ['views'],
  },
  {
    route: 'DELETE /staff/submissions/:id/invalid_views',
    answers: writes(forItsUser(200)),
    given: (world) => forStaff(world, seeSubmission, doubtViews),
  },
]
