import { expect, test } from 'vitest'
import {
  startServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { bankAccount, taxDetails } from '../support/world/details.ts'
import { unique } from '../support/world/factories.ts'

type Submission = Record<
  'granted_amount' | 'owed_amount' | 'earned_amount' | 'view_count',
  number
> & { state: string; updated_at: string }
type Method = 'GET' | 'POST' | 'PATCH'

/** Somebody who signs in, and what they send. */
async function signIn(url: string, email_address: string) {
  let cookie = ''
  const send = async (method: Method, path: string, body?: object, status = 200) => {
    const response = await fetch(`${url}${path}.json`, {
      method,
      headers: {
        accept: 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect(response.status, `${method} ${path}: ${text}`).toBe(status)
    return JSON.parse(text)
  }

  const asked = await fetch(`${url}/session.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address }),
  })
  const { pending_authentication_token } = (await asked.json()) as Record<string, string>
  const exchanged = await fetch(`${url}/session/magic_link.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-pending-authentication-token': pending_authentication_token ?? '',
    },
    body: JSON.stringify({ code: asked.headers.get('x-magic-link-code') }),
  })
  cookie = `session_token=${((await exchanged.json()) as Record<string, string>).session_token}`
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, body?: object, status = 201) => send('POST', path, body, status),
    patch: (path: string, body: object) => send('PATCH', path, body),
  }
}

type Person = Awaited<ReturnType<typeof signIn>>

/** Asks until it is so, for what the background does within seconds. */
async function until(ask: () => Promise<Submission>, isSo: (answer: Submission) => boolean) {
  for (let tried = 0; ; tried += 1) {
    const answer = await ask()
    if (isSo(answer) || tried === 100) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const letWeekPass = (person: Person) =>
  person.post('/simulated/clock', { simulated_clock: { seconds: 7 * 24 * 3600 } }, 200)

/** From nothing to a verified account with a post, on the simulated platform. */
async function becomeCreator(creator: Person) {
  const simulated = await creator.post('/simulated/accounts', {
    simulated_account: { platform_id: 'instagram', handle: 'teller' },
  })
  const account = await creator.post('/me/social_accounts', {
    social_account: { platform_id: 'instagram', account_url: 'https://www.instagram.com/teller' },
  })
  const verification = `/me/social_accounts/${account.id}/verification`
  const { code } = await creator.get(verification)
  await creator.patch(`/simulated/accounts/${simulated.id}`, {
    simulated_account: { bio: `Tea. ${code}` },
  })
  expect(await creator.post(verification)).toMatchObject({ status: 'verified' })
  const post = await creator.post(`/simulated/accounts/${simulated.id}/posts`, {
    simulated_post: { kind: 'normal' },
  })
  return { social_account_id: account.id, post_url: post.post_url ?? post.url }
}

async function publishCampaign(brand: Person, organization: string) {
  const list = `/organizations/${organization}/campaigns`
  const campaign = await brand.post(list, {
    campaign: {
      name: 'A loop of kettles',
      brief: '<p>Brew something.</p>',
      platform_ids: ['instagram'],
      cpm_amount: 2000,
      max_payout_amount: 40_000,
      currency: 'usd',
    },
  })
  const path = `${list}/${campaign.id}`
  await brand.post(`${path}/fundings`, { funding: { amount: 100_000, provider: 'test' } })
  expect(await brand.post(`${path}/publication`)).toMatchObject({ status: 'active' })
  return { campaign, path }
}

test('a campaign is funded, found, handed in to, counted and paid, with programs alone', async () => {
  const server = await startServer({
    DATA_DIR: process.env.DATABASE_URL ? temporaryDirectory() : await usedDirectory(),
    ...(process.env.DATABASE_URL ? { DATABASE_URL: await createDatabase(unique('loop')) } : {}),
  })
  const brand = await signIn(server.url, 'mara@example.com')
  const creator = await signIn(server.url, 'teller@example.com')
  const operator = await signIn(server.url, 'ola@example.com')
  const [{ id: organization }] = await brand.get('/organizations')
  const { campaign, path } = await publishCampaign(brand, organization)

  const found = await creator.get('/discover/campaigns')
  expect(found.map(({ id }: { id: string }) => id)).toContain(campaign.id)
  const submission = await creator.post(`/campaigns/${campaign.id}/submissions`, {
    submission: await becomeCreator(creator),
  })
  expect(submission).toMatchObject({ state: 'pending' })
  await brand.post(`${path}/submissions/${submission.id}/approval`)

  const own = `/me/submissions/${submission.id}`
  await letWeekPass(creator)
  const counting = await until(
    () => creator.get(own),
    ({ granted_amount }) => granted_amount > 0,
  )
  expect(counting.view_count).toBeGreaterThan(0)
  expect(counting.granted_amount + counting.owed_amount).toBe(counting.earned_amount)

  let paid = counting
  for (let weeks = 1; paid.state !== 'paid' && weeks < 8; weeks += 1) {
    await letWeekPass(creator)
    paid = await until(
      () => creator.get(own),
      ({ state, updated_at }) => state === 'paid' || updated_at !== paid.updated_at,
    )
  }
  paid = await until(
    () => creator.get(own),
    ({ state }) => state === 'paid',
  )
  expect(paid).toMatchObject({ state: 'paid', owed_amount: 0 })
  const why = await creator.get(`${own}/explanation`)
  expect(why.steps.at(-1)).toMatchObject({ name: 'earned', value: paid.earned_amount })
  const [balance] = await creator.get('/me/balances')
  expect(balance).toMatchObject({ available_amount: paid.earned_amount, held_amount: 0 })

  await creator.patch('/me/payout_method', { payout_method: { ...bankAccount, ...taxDetails } })
  await letWeekPass(creator)
  const payout = await creator.post('/me/payouts', { payout: { currency: 'usd' } })
  expect(payout).toMatchObject({ status: 'pending', amount: paid.earned_amount })
  await operator.post('/staff/payout_batches', { payout_batch: { currency: 'usd' } })
  await operator.post(`/staff/payouts/${payout.id}/payment`, undefined, 200)
  expect(await creator.get(`/me/payouts/${payout.id}`)).toMatchObject({ status: 'paid' })

  expect(await brand.post(`${path}/completion`)).toMatchObject({ status: 'finished' })
  expect(await brand.get(path)).toMatchObject({
    used_amount: paid.earned_amount,
    submissions_count: 1,
    view_count: paid.view_count,
  })
  expect(await operator.post('/staff/reconciliation')).toMatchObject({ difference_count: 0 })
  server.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
}, 300_000)
