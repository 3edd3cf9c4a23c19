import { and, eq } from 'drizzle-orm'
import { unsubscriptionToken } from '../../src/accounts/digests/unsubscription.ts'
import { requestEmailChange } from '../../src/accounts/email-changes/model.ts'
import { openUndo } from '../../src/accounts/email-changes/undo.ts'
import { openCampaign } from '../../src/demo/campaigns/campaign-opening.ts'
import { campaignLives } from '../../src/demo/campaigns/lives.ts'
import { openCollab } from '../../src/demo/collabs/collab-days.ts'
import { collabLives } from '../../src/demo/collabs/collabs.ts'
import { createDemoAccessTokens } from '../../src/demo/people/access-tokens.ts'
import type { Owners } from '../../src/demo/people/organizations.ts'
import { createDemoOrganizations } from '../../src/demo/people/organizations.ts'
import { actingAs } from '../../src/demo/world.ts'
import { one } from '../../src/framework/database/rows.ts'
import { seal } from '../../src/framework/secrets.ts'
import { createFunding } from '../../src/money/fundings/model.ts'
import { createRefund } from '../../src/money/fundings/refunds/model.ts'
import { confirmFunding } from '../../src/money/fundings/staff/decisions.ts'
import { createBatch } from '../../src/money/payout-batches/model.ts'
import { createPayout, notePayoutOutcome } from '../../src/money/payouts/model.ts'
import { reconcile } from '../../src/money/reconciliation/reconcile.ts'
import { createSimulatedAccount, createSimulatedPost } from '../../src/platforms/simulated/model.ts'
import { moveCampaign } from '../../src/programs/campaigns/moves/moves.ts'
import { moveCollab } from '../../src/programs/collabs/moves/moves.ts'
import { fetchPostPictures } from '../../src/programs/posts/jobs.ts'
import type { Member } from '../../src/tables/actor.ts'
import { type Campaign, campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { collabs } from '../../src/tables/collabs/collabs.ts'
import { memberships } from '../../src/tables/organizations/memberships.ts'
import { addresses } from '../../src/tables/users/addresses.ts'
import { accessTokens } from '../../src/tables/users/credentials/access-tokens.ts'
import { confirmations } from '../../src/tables/users/credentials/confirmations.ts'
import { savedPrograms } from '../../src/tables/users/saved-programs.ts'
import type { User } from '../../src/tables/users/users.ts'
import { webhookDeliveries, webhooks, webhookTries } from '../../src/tables/webhooks.ts'
import { createCreatorInvitation } from '../../src/teams/creator-invitations/model.ts'
import { invitationToken } from '../../src/teams/creator-invitations/received/queries.ts'
import { receivedInvitationPath } from '../../src/vocabulary/addresses/urls.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { context, db } from '../support/helper.ts'
import { mailTo } from '../support/reading/mails.ts'
import {
  createApplication,
  createOpenCollab,
  createOwnPost,
  go,
} from '../support/world/collab-work.ts'
import {
  createGrant,
  createPayoutMethod,
  createPayPalMethod,
  createReleasedGrant,
} from '../support/world/earnings.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createCollab,
  createInvitation,
  createMembership,
  createOrganization,
  createPushSubscription,
  createReceipt,
  createSocialAccount,
  createSocialAccountSnapshot,
  createUser,
  unique,
} from '../support/world/factories.ts'
import { createUserWithTwoFactor, uniqueEmail } from '../support/world/sign-in.ts'
import { createFailedJob, makeStaff } from '../support/world/staff.ts'
import { createNotifications } from './notifications.ts'
import { createPosts } from './posts.ts'

export type World = Awaited<ReturnType<typeof createWorld>>

const shared = globalThis as { testWorld?: Promise<World> }

/** The same world for all test files of a worker, because they only look at its pages. */
export function theWorld(): Promise<World> {
  shared.testWorld ??= createWorld()
  return shared.testWorld
}

/** Something of everything, so that each page has something to show. */
async function createWorld() {
  const mara = await createUser(db, { name: 'Mara Lindqvist' })
  const jonas = await createUser(db, { name: 'Jonas Okafor' })
  const priya = await createUser(db, { name: 'Priya Raman' })
  const teo = await createUser(db, { name: 'Teo Castellanos' })
  const operator = await createUser(db, { name: 'Ola Berg' })
  const ada = await createUser(db, { name: 'Ada Merriweather' })
  makeStaff(mara)
  makeStaff(operator)
  await createFailedJob()

  const owners = await createDemoOrganizations(context, { mara, jonas, priya, teo, ada })
  await openPrograms(owners)
  await createNotifications(mara, teo, owners)
  await createDemoAccessTokens(context, { mara }, owners)

  const { organization } = owners.fernweh
  const email = uniqueEmail()
  await requestEmailChange(context, actingAs(mara), email)
  await createPushSubscription(db, mara)
  await createAddress(mara)

  const { user: careful } = await createUserWithTwoFactor(context)
  const newcomer = await createUser(db, { name: '' })
  const organization_id = organization.id
  await createInvitation(db, { organization_id, email: uniqueEmail(), invited_by_id: mara.id })
  const suki = { email: 'suki.tanaka@example.com' }
  const invitedCreator = await createCreatorInvitation(context, owners.fernweh, suki)
  const invitation = await createInvitation(db, {
    organization_id,
    email: newcomer.email,
    invited_by_id: mara.id,
  })
  const roast = await findCampaign(organization_id, 'Autumn roast launch')
  const link = invitationToken(context.config.secretKeys, invitedCreator)
  return {
    receivedInvitation: receivedInvitationPath(link),
    mara,
    priya,
    careful,
    newcomer,
    organization,
    ownMembership: await findMembership(organization_id, mara),
    membership: await findMembership(organization_id, jonas),
    campaign: roast,
    draft: await findCampaign(organization_id, 'Campfire brew guide'),
    collab: await findCollab(organization_id, 'Hand-thrown mug'),
    paper: await createReceipt(db, context, roast),
    webhook: await createWebhook(organization_id),
    confirmation: await createConfirmation(mara, roast),
    operator,
    reviewed: await createCollab(db, {
      organization_id,
      name: 'Travel grinder',
      state: 'submitted_for_review',
      brief: '<p>Grind your beans on a mountain, and tell us how loud it was.</p>',
    }),
    returned: await createCollab(db, {
      organization_id,
      name: 'Camping kettle',
      brief: '<p>Boil some water.</p>',
      review_note: 'Which kettle is it?\n\nPlease say what creators keep, and add a picture.',
    }),
    ...(await createPrograms(mara)),
    ...(await createMoney(owners.fernweh)),
    ...(await createWork(mara, organization_id)),
    ...(await createPosts(mara, owners.fernweh)),
    socialAccount: await createSocialAccounts(mara),
    simulated: await createSimulated(mara),
    payouts: await createPayouts(mara, priya, careful),
    beginning: await createBeginning(mara),
    invitation,
    mail: await mailTo(email),
    unsubscriptionToken: unsubscriptionToken(context.config.secretKeys, careful),
    undoToken: await db.transaction((tx) => openUndo(tx, careful)),
  }
}

/** The programs of the demo world that this one is about, as they begin. */
async function openPrograms({ fernweh, halide }: Owners) {
  const roast = await openCampaign(context, fernweh, campaignLives.roast)
  await createFunding(context, fernweh, { amount: 600_000, provider: 'test' }, roast)
  await moveCampaign(context, fernweh, roast, 'publish')
  await openCampaign(context, fernweh, campaignLives.campfire)
  const listen = await openCampaign(context, halide, campaignLives.firstListen)
  await createFunding(context, halide, { amount: 250_000, provider: 'manual' }, listen)
  await openCollab(context, fernweh, collabLives.mug)
  const speakers = await openCollab(context, halide, collabLives.speakers)
  await moveCollab(context, halide, speakers, 'submit')
}

/** Programs of another organization, in full swing. */
async function createPrograms(creator: User) {
  const { id: organization_id } = await createOrganization(db, { name: 'Brightwater Outdoors' })
  const day = 86_400_000
  const published_at = new Date(Date.now() - 9 * day).toISOString()
  const running = await createCampaign(db, {
    organization_id,
    name: 'One bag, three days: show what you really pack for a weekend in the mountains',
    status: 'active',
    published_at,
    ends_at: new Date(Date.now() + 20 * day).toISOString(),
    brief: '<p>Empty your bag in front of the camera, and say what stays at home next time.</p>',
    platform_ids: ['tiktok', 'instagram', 'youtube', 'facebook', 'threads'],
    tiktok_music_id: '7301234567890123456',
    cpm_amount: 320,
    base_reward_amount: 1000,
    max_payout_amount: 180_000,
    total_budget_amount: 900_000,
    used_amount: 510_000,
  })
  for (const state of ['approved', 'approved', 'approved', 'rejected'] as const) {
    await createCampaignSubmission(db, running, {
      state,
      created_at: new Date(Date.now() - day).toISOString(),
      decided_at: new Date(Date.now() - day + 5 * 3_600_000).toISOString(),
      ...(state === 'approved' ? { approved_at: published_at } : { reason: 'low_quality' }),
    })
  }
  const published = await createCollab(db, {
    organization_id,
    name: 'A night in the Lark tent',
    state: 'published',
    published_at,
    requires_product_shipment: true,
    brief: '<p>Sleep outside once, and tell how warm it was.</p>',
    countries: ['NO', 'SE', 'FI'],
  })
  await db.insert(savedPrograms).values([
    { user_id: creator.id, campaign_id: running.id },
    { user_id: creator.id, collab_id: published.id },
  ])
  return { running, published }
}

/** A bank transfer that waits, and another of which some goes back. */
async function createMoney(owner: Member) {
  const draft = await findCampaign(owner.organization.id, 'Campfire brew guide')
  const pay = (amount: number) =>
    createFunding(context, owner, { amount, provider: 'manual' }, draft)
  const staff = { ...actingAs(await createUser(db, { name: 'Ola Berg' })), isStaff: true as const }
  const paid = await confirmFunding(context, staff, await pay(120_000))
  await createRefund(context, owner, paid, { amount: 20_000 })
  await createFunding(context, owner, { amount: 75_000, currency: 'jpy', provider: 'test' })
  await reconcile(db)
  return { transfer: await pay(250_000), refund: paid }
}

/** Applications that someone has made and got, at several points of the way. */
async function createWork(creator: User, organization_id: number) {
  const agreed = { requires_product_shipment: true, require_spark_ads: true }
  const applied = await createApplication({ organization_id })
  const asking = { message: { body: 'Which of the mugs is it, the blue one?' } }
  await applied.asCreator.post(`/submissions/${applied.id}/messages.json`, asking)
  const reviewed = await createApplication({ organization_id, ...agreed })
  await go(reviewed, 'acceptance', 'shipment', 'shipment_issue', 'shipment', 'receipt', 'content')
  const shipped = await createApplication({ ...agreed, creator })
  await go(shipped, 'acceptance', 'shipment')
  const posted = await createApplication({ ...agreed, creator })
  await go(posted, 'acceptance', 'shipment', 'receipt', 'content', 'approval', 'post')
  const escalated = await createApplication()
  await go(escalated, 'acceptance', 'content', 'escalation')
  const shown = await createApplication({ organization_id })
  await go(shown, 'acceptance', 'content', 'approval')
  const post_url = await createOwnPost(shown.creator, 'My mug of the morning. #ad #mugs')
  await shown.asCreator.post(`${shown.ownPath}/post.json`, { post: { post_url } })
  await fetchPostPictures.perform(context, {})
  const openCollab = await createOpenCollab({ requires_product_shipment: true })
  return { work: { applied, reviewed, shipped, posted, shown, escalated }, openCollab }
}

/** An organization that has nothing yet. */
async function createBeginning(user: User) {
  const beginning = await createOrganization(db, { name: 'Tidewater Studio' })
  await createMembership(db, { user, organization_id: beginning.id, is_owner: true })
  return beginning
}

async function findMembership(organization_id: number, { id }: User) {
  const isTheirs = and(
    eq(memberships.organization_id, organization_id),
    eq(memberships.user_id, id),
  )
  return one(await db.select().from(memberships).where(isTheirs))
}

async function findCampaign(organization_id: number, name: string) {
  const isIt = and(eq(campaigns.organization_id, organization_id), eq(campaigns.name, name))
  return one(await db.select().from(campaigns).where(isIt))
}

async function findCollab(organization_id: number, name: string) {
  const isIt = and(eq(collabs.organization_id, organization_id), eq(collabs.name, name))
  return one(await db.select().from(collabs).where(isIt))
}

async function createSimulated(user: User) {
  const fields = { platform_id: 'tiktok' as const, handle: 'mara.on.the.road' }
  const account = await createSimulatedAccount(db, user, fields)
  await createSimulatedPost(db, account, { kind: 'viral', sound: null, posted_at: undefined })
  return account
}

async function createSocialAccounts(user: User) {
  const account = await createSocialAccount(db, user, { status: 'verified', uid: '17841400' })
  await createSocialAccountSnapshot(db, account, {
    subscriber_count: 12_840,
    view_count: 475_080,
    video_count: 212,
    likes_count: 51_360,
    engagement_rate: '4.90',
  })
  await createSocialAccount(db, user, {
    platform_id: 'linkedin',
    account_url: `https://linkedin.com/in/${unique('mara-lindqvist')}`,
  })
  return account
}

/** Of everything that can come of a payout, one. */
async function createPayouts(mara: User, priya: User, careful: User) {
  await createPayoutMethod(mara)
  await createPayoutMethod(priya, { account_holder: 'Priya Raman', iban: 'GB29NWBK60161331926819' })
  await createReleasedGrant(mara, 48_250)
  await createReleasedGrant(mara, 1_250_000, { currency: 'jpy' })
  await createReleasedGrant(priya, 31_400)
  await createGrant(mara, 7350)
  await createPayPalMethod(careful, 'robin.vale@example.com')
  await createReleasedGrant(careful, 9000)

  const ask = (user: User, amount: number) =>
    createPayout(context, actingAs(user), { currency: 'usd', amount })
  const [failed, paid] = [await ask(mara, 12_000), await ask(mara, 20_000)]
  const processing = await ask(priya, 15_000)
  const office = actingAs(await createUser(db))
  const batch = await createBatch(db, office, { currency: 'usd' })
  const reason = 'The bank says that the account is closed.'
  await notePayoutOutcome(context, office, failed, 'fail', reason)
  await notePayoutOutcome(context, office, paid, 'pay')
  const byPayPal = await ask(careful, 9000)
  const atPayPal = await createBatch(db, office, { currency: 'usd', provider: 'paypal' })
  await ask(priya, 16_000)
  const asked = await ask(mara, 5000)
  return { failed, processing, batch, byPayPal, atPayPal, asked }
}

/** A wish of an agent to put money into a campaign. */
async function createConfirmation({ id: user_id }: User, campaign: Campaign) {
  const [token] = await db.select().from(accessTokens).where(eq(accessTokens.user_id, user_id))
  const values = {
    user_id,
    access_token_id: token?.id ?? 0,
    action: 'fund' as const,
    arguments: {
      organization_id: encodeId('Organization', campaign.organization_id),
      campaign_id: encodeId('Campaign', campaign.id),
      amount: 25_000,
      provider: 'balance',
    },
    fingerprint: Buffer.alloc(32),
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
  return one(await db.insert(confirmations).values(values).returning())
}

/** A webhook with an event that arrived at the second try. */
async function createWebhook(organization_id: number) {
  const webhook = one(
    await db
      .insert(webhooks)
      .values({
        organization_id,
        address: 'https://shop.northwind.example/troupe/events',
        description: 'Sync with the shop',
        types: ['submission.received', 'submission.paid'],
        secret: seal(context.config.secretKeys, 'whsec_c2VjcmV0'),
      })
      .returning(),
  )
  const delivery = one(
    await db
      .insert(webhookDeliveries)
      .values({
        webhook_id: webhook.id,
        type: 'webhook.test',
        record_type: 'Webhook',
        record_id: webhook.id,
        state: 'delivered',
        tries_count: 2,
      })
      .returning(),
  )
  const request = {
    delivery_id: delivery.id,
    request_headers: { 'webhook-id': 'k5dXwQ2n', 'webhook-timestamp': '1772357400' },
    request_body: '{"id":"k5dXwQ2n","type":"webhook.test"}',
  }
  await db.insert(webhookTries).values([
    { ...request, failure: 'No answer within 5 seconds', ms: 5001 },
    { ...request, status: 200, answer: '{"ok":true}', ms: 84 },
  ])
  return { ...webhook, delivery: { ...delivery, webhook } }
}

async function createAddress({ id }: User): Promise<void> {
  await db.insert(addresses).values({
    user_id: id,
    name: 'Mara Lindqvist',
    line1: 'Hafenstraße 7',
    city: 'Hamburg',
    postal_code: '20359',
    country: 'DE',
  })
}
