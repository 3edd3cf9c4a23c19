import { Refused, Troupe } from '@troupe/sdk'

const {
  BASE_URL: baseUrl = 'http://localhost:3000',
  BRAND_TOKEN = '',
  CREATOR_TOKEN = '',
} = process.env
const userAgent = 'troupe-example/1.0 (+https://example.com)'

const someone = new Troupe({ baseUrl, token: BRAND_TOKEN, userAgent })
const [organization] = await someone.organizations.list().all()
if (organization === undefined) throw new Error('The brand has no organization.')
const brand = new Troupe({ baseUrl, token: BRAND_TOKEN, organization: organization.id, userAgent })
const creator = new Troupe({ baseUrl, token: CREATOR_TOKEN, userAgent })

// The brand makes a campaign. Without money it is not published yet, and the refusal says so.
const { id } = await brand.campaigns.create({
  name: 'Kettles of autumn',
  brief: '<p>Show how you brew.</p>',
  platform_ids: ['instagram'],
  cpm_amount: 2000,
  max_payout_amount: 40_000,
  currency: 'usd',
})
const refusal = await brand.campaigns.publish(id).catch((error: unknown) => error)
if (refusal instanceof Refused) console.log('Refused:', refusal.status, refusal.errors)
await brand.campaigns.fund(id, { amount: 100_000, provider: 'test' })
const campaign = await brand.campaigns.publish(id)
console.log('Published:', campaign.name, campaign.status)

// The creator finds it, and hands in a post of an account of theirs.
for await (const found of creator.discover.campaigns({ q: 'Kettles of autumn' })) {
  console.log('Found:', found.name)
}
const { social_account_id, post_url } = await post()
const submission = await creator.discover.handIn(id, { social_account_id, post_url })
console.log('Handed in:', submission.state)

// The brand decides, takes it back, and decides again.
const waiting = await brand.review.list({ campaign_id: id }).all()
const ids = waiting.map((one) => one.id)
const rejected = await brand.review.decide(ids, { action: 'reject', reason: 'low_quality' })
const undone = await rejected.undo()
if (rejected.failed.length + undone.failed.length > 0)
  throw new Error('Not decided, or not undone.')
await brand.review.decide(ids, { action: 'approve' })

// Time passes, views are counted and paid for, and both sides read why it was so much.
const isPaid = async () => (await creator.me.submission(submission.id)).state === 'paid'
for (let weeks = 0; !(await isPaid()) && weeks < 60; weeks += 1) await letWeekPass()
const why = await brand.submissions.explain(submission.id)
console.log('Why:', why.steps.map(({ label, figure }) => `${label} ${figure}`).join(', '))
const balances = await creator.me.balances().all()
const available = balances.find(({ currency }) => currency === why.currency)?.available_amount ?? 0
console.log('Paid:', why.earned_amount, 'Available:', available, 'in minor units of', why.currency)

/** What happens elsewhere: an account on a platform, proved to be theirs by a code, with a post. A trial simulates it. */
async function post() {
  const handle = `kettle${Date.now()}`
  const account = await creator.call('post', '/simulated/accounts.json', {
    body: { simulated_account: { platform_id: 'instagram', handle } },
  })
  const own = await creator.me.addAccount({
    platform_id: 'instagram',
    account_url: `https://www.instagram.com/${handle}`,
  })
  const { code } = await creator.me.verification(own.id)
  await creator.call('patch', '/simulated/accounts/{id}.json', {
    path: { id: account.id },
    body: { simulated_account: { bio: `Tea. ${code}` } },
  })
  await creator.me.verify(own.id)
  const made = await creator.call('post', '/simulated/accounts/{id}/posts.json', {
    path: { id: account.id },
    body: { simulated_post: { kind: 'normal' } },
  })
  return { social_account_id: own.id, post_url: made.post_url }
}

async function letWeekPass() {
  await creator.call('post', '/simulated/clock.json', {
    body: { simulated_clock: { seconds: 7 * 24 * 3600 } },
  })
}
