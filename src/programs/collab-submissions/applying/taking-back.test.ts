import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { mailTo } from '../../../../test/support/reading/mails.ts'
import { textOf } from '../../../../test/support/reading/reference.ts'
import { inHeld } from '../../../../test/support/world/collab-money.ts'
import { createApplication, stored, type Work } from '../../../../test/support/world/collab-work.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import { offers } from '../../../tables/collabs/offers.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { mostOffers } from './limits.ts'

/** Prices that are taken back while nobody has answered them. */

const sides = ({ asCreator, ownPath, asAdmin, path }: Work) => ({
  creator: (noun: string, quote_amount?: number) =>
    asCreator.post(`${ownPath}/${noun}.json`, { [noun]: { quote_amount } }),
  brand: (noun: string, quote_amount?: number) =>
    asAdmin.post(`${path}/${noun}.json`, { [noun]: { quote_amount } }),
  creatorBack: () => asCreator.delete(`${ownPath}/counter_offer.json`),
  brandBack: () => asAdmin.delete(`${path}/counter_offer.json`),
})

const toldTo = async (user_id: number) => {
  const all = await db.select().from(notifications).where(eq(notifications.user_id, user_id))
  return all.filter(({ type }) => type === 'OfferTakenBackNotifier').map(({ params }) => params)
}

test('an organization takes its offer back with all raises, and the price of the creator stands again', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { brand, brandBack } = sides(work)
  await brand('counter_offer', 20_000)
  await brand('counter_offer', 22_000)
  const answer = await brandBack()
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    state: 'applied',
    quote_amount: 25_000,
    offered_by: 'creator',
    next_to_act: 'organization',
    offers: [
      { amount: 25_000, taken_back_at: null },
      { amount: 20_000, taken_back_at: expect.any(String) },
      { amount: 22_000, taken_back_at: expect.any(String) },
    ],
  })
  expect(await toldTo(work.creator.id)).toMatchObject([
    { side: 'organization', amount: 22_000, standing_amount: 25_000, currency: 'usd' },
  ])
  expect(await toldTo(work.admin.user_id)).toEqual([])
  const mail = await mailTo(work.creator.email, { subject: /took back \$220.00/ })
  expect(mail.text).toContain('Your price of $250.00 stands again.')

  // A lower one is possible from here on, and so is to accept.
  expect((await brand('counter_offer', 18_000)).statusCode).toBe(201)
  expect((await brandBack()).statusCode).toBe(200)
  expect((await brand('acceptance', 25_000)).statusCode).toBe(201)
  expect(await inHeld(work)).toBe(25_000)
})

test('a creator takes the answer to an offer back, and the offer can be accepted again', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { brand, creator, creatorBack } = sides(work)
  await brand('counter_offer', 20_000)
  await creator('counter_offer', 23_000)
  expect((await creatorBack()).json()).toMatchObject({
    quote_amount: 20_000,
    offered_by: 'organization',
    next_to_act: 'creator',
  })
  expect(await toldTo(work.admin.user_id)).toMatchObject([
    { side: 'creator', amount: 23_000, standing_amount: 20_000 },
  ])
  expect((await creator('acceptance', 20_000)).json()).toMatchObject({ state: 'in_progress' })
  expect(await inHeld(work)).toBe(20_000)
  const { body } = await (await withSession(work.admin)).get(work.path)
  expect(textOf(body)).toMatch(/Accepted\s*by .+ has set the price aside/)
})

test('the price that somebody applied with is not taken back, also once all offers are', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { brand, brandBack, creatorBack } = sides(work)
  expect((await creatorBack()).json().errors.base[0]).toContain('Withdraw the application')
  expect((await brandBack()).json().errors.base).toEqual(['No offer of yours waits for an answer.'])
  await brand('counter_offer', 20_000)
  expect((await creatorBack()).statusCode).toBe(422)
  await brandBack()
  expect((await creatorBack()).statusCode).toBe(422)
  expect((await brandBack()).statusCode).toBe(422)
  expect(await stored(work)).toMatchObject({ quote_amount: 25_000, offered_by: 'creator' })
})

test('an offer that is accepted at the same moment is accepted or taken back, never both', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { brand, creator, brandBack } = sides(work)
  await brand('counter_offer', 20_000)
  const [accepted, back] = await Promise.all([creator('acceptance', 20_000), brandBack()])
  expect([accepted.statusCode, back.statusCode]).toSatisfy(
    ([one, other]) => (one === 201 && other === 422) || (one === 422 && other === 200),
  )
  const now = await stored(work)
  expect(await inHeld(work)).toBe(now.state === 'applied' ? 0 : 20_000)
  expect((await brandBack()).statusCode).toBe(422)
})

test('prices that were taken back count among those that there can be', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { brand, brandBack } = sides(work)
  for (let number = 2; number <= mostOffers; number++) {
    expect((await brand('counter_offer', 20_000)).statusCode).toBe(201)
    expect((await brandBack()).statusCode).toBe(200)
  }
  expect((await brand('counter_offer', 20_000)).json().errors.base[0]).toContain('often enough')
  expect((await brand('acceptance', 25_000)).statusCode).toBe(201)
})

test('on pages there is a button while it waits, and both sides read what became of it', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { brand, creator } = sides(work)
  const asBrand = await withSession(work.admin)
  const asCreator = await withSession(work.creator)
  const button = 'Take the offer back'
  expect((await asBrand.get(work.path)).body).not.toContain(button)
  await brand('counter_offer', 20_000)
  expect((await asBrand.get(work.path)).body).toContain(button)
  const sent = await asBrand.post(`${work.path}/counter_offer?_method=delete`, 'a=b')
  expect(sent.statusCode).toBe(303)
  for (const [client, path] of [
    [asBrand, work.path],
    [asCreator, work.ownPath],
  ] as const) {
    const { body } = await client.get(path)
    expect(textOf(body)).toContain('took back $200.00')
    expect(textOf(body)).toMatch(/\$200.00\s*taken back/)
    expect(body).not.toContain('after your offer of')
    expect(body).not.toContain(button)
  }

  await brand('counter_offer', 21_000)
  await creator('counter_offer', 24_000)
  expect((await asCreator.get(work.ownPath)).body).toContain('Take your price back')
  await asCreator.post(`${work.ownPath}/counter_offer?_method=delete`, 'a=b')
  const { body } = await asCreator.get(work.ownPath)
  expect(body).toContain('The brand offers $210.00 where you asked for $250.00')
  expect(body).toContain('Accept $210.00')
})

test('a member cannot, nor somebody of another organization', async () => {
  const work = await createApplication({ quote: 25_000 })
  await sides(work).brand('counter_offer', 20_000)
  const { organization_id } = work.collab
  const member = await withToken(await createMembership(db, { organization_id, role: 'member' }))
  expect((await member.delete(`${work.path}/counter_offer.json`)).statusCode).toBe(403)
  const stranger = await withToken(await createMembership(db))
  expect((await stranger.delete(`${work.path}/counter_offer.json`)).statusCode).toBe(404)
  expect((await stranger.delete(`${work.ownPath}/counter_offer.json`)).statusCode).toBe(404)
})

test('the database lets nothing but that be changed, and that once', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { brand, brandBack } = sides(work)
  await brand('counter_offer', 20_000)
  await brandBack()
  const change = (values: Partial<typeof offers.$inferInsert>) =>
    db.update(offers).set(values).where(eq(offers.submission_id, work.submission.id))
  for (const values of [{ amount: 1 }, { taken_back_at: null }, { note: 'No.' }])
    await expect(change(values)).rejects.toMatchObject({
      cause: { message: 'offers is append-only' },
    })
})
