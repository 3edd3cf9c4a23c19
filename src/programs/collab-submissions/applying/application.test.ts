import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { mailTo } from '../../../../test/support/reading/mails.ts'
import { inWallet } from '../../../../test/support/world/collab-money.ts'
import {
  createAddress,
  createApplication,
  createOpenCollab,
  createOwnPost,
  go,
  reasonsOf,
  stored,
  storedCollab,
  typesTo,
} from '../../../../test/support/world/collab-work.ts'
import {
  createMembership,
  createSocialAccount,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { newFundingPathFrom } from '../../../vocabulary/addresses/money-urls.ts'
import {
  applicationsPath,
  newApplicationPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { collabPath } from '../../../vocabulary/addresses/urls.ts'

describe('an application', () => {
  test('is there with its quote, counts, and the admins are told', async () => {
    const work = await createApplication()

    expect(await stored(work)).toMatchObject({
      state: 'applied',
      quote_amount: 25_000,
      currency: 'usd',
      brief: '<p>Show the mug.</p>',
    })
    expect(await storedCollab(work)).toMatchObject({ submissions_count: 1, completed_count: 0 })
    expect(await typesTo(work.admin.user)).toEqual(['SubmissionReceived'])
    expect((await mailTo(work.admin.user.email)).text).toContain('Robin Vale applied')
    expect(await inWallet(work)).toBe(100_000)
  })

  test('is not for members of the organization', async () => {
    const collab = await createOpenCollab()
    const member = await createMembership(db, {
      organization_id: collab.organization_id,
      role: 'member',
    })
    const answer = await (await withToken(member)).post(`${applicationsPath(collab)}.json`, {
      submission: { quote_amount: 0, message: 'Me!' },
    })
    expect(answer.statusCode).toBe(422)
    expect(reasonsOf(answer)).toContain('You belong to this organization')
  })

  test('is made once, and again only after it was withdrawn', async () => {
    const work = await createApplication()
    const again = () =>
      work.asCreator.post(`${applicationsPath(work.collab)}.json`, {
        submission: { quote_amount: 1, message: 'Again.' },
      })
    expect(reasonsOf(await again())).toBe('You have already applied to this collab.')
    await go(work, 'withdrawal')
    expect((await again()).statusCode).toBe(201)
    expect(await storedCollab(work)).toMatchObject({ submissions_count: 2 })
  })

  test('takes the place of the form, which comes back once it is withdrawn', async () => {
    const work = await createApplication()
    const client = await withSession(work.creator)
    const form = async () => (await client.get(newApplicationPath(work.collab))).body
    expect(await form()).toContain('You have applied')
    expect(await form()).toContain(`href="${work.ownPath}"`)
    expect(await form()).not.toContain('name="submission[message]"')
    await go(work, 'withdrawal')
    expect(await form()).toContain('name="submission[message]"')
    expect(await form()).toMatch(
      /Until you submit content, .+ can still cancel, and then nothing is/,
    )
    expect(await form()).not.toContain('even if the product has arrived')
  })

  test('says that nobody cancels alone once the product has arrived', async () => {
    const collab = await createOpenCollab({ requires_product_shipment: true })
    const client = await withSession(await createUser(db))
    const { body } = await client.get(newApplicationPath(collab))
    expect(body).toMatch(/Until you have received the product, .+ can still cancel/)
    expect(body).not.toContain('even if the product has arrived')
  })

  test('comes with a link to add what its price needs', async () => {
    const work = await createApplication({ balance: 0, currency: 'eur' })
    const admin = await withSession(work.admin)
    const { body } = await admin.get(work.path)
    const organization = { id: work.collab.organization_id }
    const link = newFundingPathFrom(organization, 'eur', work.path)
    expect(body).toContain(link.replace('&', '&amp;'))
    const refused = await admin.post(`${work.path}/acceptance`, '')
    expect(refused.body).toContain('Add money first.')
  })

  test('of the same moment is made once', async () => {
    const collab = await createOpenCollab()
    const client = await withToken(await createUser(db))
    const body = { submission: { quote_amount: 1, message: 'Me.' } }
    const post = () => client.post(`${applicationsPath(collab)}.json`, body)
    const answers = await Promise.all([post(), post(), post()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  })

  test('is done once for each idempotency key', async () => {
    const collab = await createOpenCollab()
    const client = await withToken(await createUser(db))
    const body = { submission: { quote_amount: 1, message: 'Me.' } }
    const post = () =>
      client.post(`${applicationsPath(collab)}.json`, body, { 'idempotency-key': 'once' })
    const [first, second] = [await post(), await post()]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.json()).toEqual(first.json())
  })

  test('needs an address in the right country where the product is sent', async () => {
    const collab = await createOpenCollab({ requires_product_shipment: true, countries: ['AT'] })
    const user = await createUser(db)
    const client = await withToken(user)
    const body = { submission: { quote_amount: 1, message: 'Me.' } }
    const post = () => client.post(`${applicationsPath(collab)}.json`, body)

    expect((await post()).json().errors.address[0]).toMatch(/^is missing/)
    await createAddress(user)
    expect((await post()).json().errors.address[0]).toMatch(/country/)
  })

  test('tells whoever has no verified account for it to verify one, and where creators must be', async () => {
    const collab = await createOpenCollab({ platform_ids: ['tiktok'], countries: ['AT'] })
    const user = await createUser(db)
    const form = async () => (await (await withSession(user)).get(newApplicationPath(collab))).body
    const hint = 'You have none on TikTok yet: apply now, and verify one later.'
    await createSocialAccount(db, user, { platform_id: 'youtube', status: 'verified' })
    expect(await form()).toContain(hint)
    await createOwnPost(user)
    expect(await form()).not.toContain(hint)
    expect(await form()).toContain('Austria')
  })

  test.each([
    ['private', 404],
    ['restricted', 201],
    ['public', 201],
  ] as const)('to a collab of a %s organization is %i', async (privacy_setting, status) => {
    const collab = await createOpenCollab()
    await db
      .update(organizations)
      .set({ privacy_setting })
      .where(eq(organizations.id, collab.organization_id))
    const answer = await (await withToken(await createUser(db))).post(
      `${applicationsPath(collab)}.json`,
      { submission: { quote_amount: 1, message: 'Me.' } },
    )
    expect(answer.statusCode).toBe(status)
  })

  test('to a collab that is paused is 404', async () => {
    const collab = await createOpenCollab({ state: 'paused' })
    const client = await withToken(await createUser(db))
    const answer = await client.post(`${applicationsPath(collab)}.json`, {
      submission: { quote_amount: 1, message: 'Me.' },
    })
    expect(answer.statusCode).toBe(404)
  })

  test('is held to the terms it was made under', async () => {
    const work = await createApplication()
    await work.asAdmin.patch(`${collabPath(work.collab)}.json`, {
      collab: { brief: '<p>Two videos.</p>', requires_product_shipment: true },
    })
    await go(work, 'acceptance')
    const own = (await work.asCreator.get(`${work.ownPath}.json`)).json()
    expect(own).toMatchObject({ state: 'in_progress', brief: '<p>Show the mug.</p>' })
  })
})
