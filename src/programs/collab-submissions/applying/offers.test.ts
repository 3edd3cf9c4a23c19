import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import { mailTo } from '../../../../test/support/reading/mails.ts'
import { textOf } from '../../../../test/support/reading/reference.ts'
import { inHeld } from '../../../../test/support/world/collab-money.ts'
import {
  createApplication,
  letTimePass,
  stored,
  type Work,
} from '../../../../test/support/world/collab-work.ts'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import { offers } from '../../../tables/collabs/offers.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { mostOffers } from './limits.ts'

const sides = ({ asCreator, ownPath, asAdmin, path }: Work) => ({
  creator: (noun: string, quote_amount?: number) =>
    asCreator.post(`${ownPath}/${noun}.json`, { [noun]: { quote_amount } }),
  brand: (noun: string, quote_amount?: number) =>
    asAdmin.post(`${path}/${noun}.json`, { [noun]: { quote_amount } }),
})

test('the price goes back and forth, and the last one is set aside', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { creator, brand } = sides(work)
  expect((await brand('counter_offer', 20_000)).json()).toMatchObject({
    quote_amount: 20_000,
    offered_by: 'organization',
    next_to_act: 'creator',
  })
  expect((await mailTo(work.creator.email)).text).toContain('It was $250.00 before.')
  expect((await creator('counter_offer', 22_000)).json()).toMatchObject({
    next_to_act: 'organization',
  })
  const agreed = (await brand('acceptance', 22_000)).json()
  expect(agreed.offers).toMatchObject([
    { number: 1, side: 'creator', amount: 25_000 },
    { number: 2, side: 'organization', amount: 20_000 },
    { number: 3, side: 'creator', amount: 22_000 },
  ])
  expect(await inHeld(work)).toBe(22_000)
  const { body } = await (await withSession(work.creator)).get(work.ownPath)
  expect(body).toContain('Prices offered')
})

test('an offer can be raised while it waits, and not lowered under the hands of whoever accepts it', async () => {
  const work = await createApplication({ quote: 28_000 })
  const { creator, brand } = sides(work)
  await brand('counter_offer', 25_000)
  expect((await (await withSession(work.admin)).get(work.path)).body).toContain('Raise your offer…')
  const lower = await brand('counter_offer', 24_000)
  expect(lower.statusCode).toBe(422)
  expect(lower.json().errors).toEqual({
    quote_amount: ['must be greater than what you have offered'],
  })

  const more = await brand('counter_offer', 40_000)
  expect(more.json().errors).toEqual({
    quote_amount: ['must be at most $280.00, which they ask for'],
  })
  expect((await brand('counter_offer', 27_000)).statusCode).toBe(201)

  const { body } = await (await withSession(work.creator)).get(work.ownPath)
  expect(body).toContain('The brand offers $270.00 where you asked for $280.00')
  expect((await creator('acceptance', 27_000)).statusCode).toBe(201)
  expect(await inHeld(work)).toBe(27_000)
})

test('an offer is never above what the creator asks for, also the first one and the one after an answer', async () => {
  const work = await createApplication({ quote: 40_000 })
  const { creator, brand } = sides(work)
  const mistaken = await brand('counter_offer', 400_000)
  expect(mistaken.statusCode).toBe(422)
  expect(mistaken.json().errors).toEqual({
    quote_amount: ['must be at most $400.00, which they ask for'],
  })
  await brand('counter_offer', 30_000)
  await creator('counter_offer', 35_000)
  expect((await brand('counter_offer', 36_000)).json().errors).toEqual({
    quote_amount: ['must be at most $350.00, which they ask for'],
  })
  expect(await stored(work)).toMatchObject({ quote_amount: 35_000, offered_by: 'creator' })
})

test('on pages a price is asked about once, with both prices and what is left of the balance', async () => {
  const work = await createApplication({ quote: 40_000, balance: 100_000 })
  const asBrand = await withSession(work.admin)
  const send = (client: typeof asBrand, path: string, amount: string, more = '') =>
    client.post(
      `${path}/counter_offer`,
      `counter_offer[typed][quote_amount]=${amount}&counter_offer[note]=Two+scenes${more}`,
    )
  const fact = (name: string, value: string) =>
    new RegExp(`${name}</dt><dd[^>]*>.*?${value.replace('$', '\\$')}`)

  const question = await send(asBrand, work.path, '300')
  expect(question.statusCode).toBe(202)
  expect(question.body).toContain('Offer $300.00 to')
  expect(question.body).toMatch(fact('They ask for', '$400.00'))
  expect(question.body).toMatch(fact('You offer', '$300.00'))
  expect(question.body).toMatch(fact('Left in your balance then', '$700.00'))
  expect(await stored(work)).toMatchObject({ quote_amount: 40_000, offered_by: 'creator' })

  const again = await send(asBrand, work.path, '300', '&confirmed=no')
  expect(again.body).toMatch(/\[typed\]\[quote_amount\]" value="300"/)
  expect(again.body).toContain('Two scenes</textarea>')
  expect((await send(asBrand, work.path, '4000')).body).toContain('must be at most $400.00')
  expect(await stored(work)).toMatchObject({ quote_amount: 40_000 })
  expect((await send(asBrand, work.path, '300', '&confirmed=yes')).statusCode).toBe(303)
  expect(await stored(work)).toMatchObject({ quote_amount: 30_000, offered_by: 'organization' })

  const asCreator = await withSession(work.creator)
  const answer = await send(asCreator, work.ownPath, '35')
  expect(answer.body).toMatch(fact('They offer', '$300.00'))
  expect(answer.body).toMatch(fact('You ask for', '$35.00'))
  expect((await send(asCreator, work.ownPath, '350', '&confirmed=yes')).statusCode).toBe(303)
  expect(await stored(work)).toMatchObject({ quote_amount: 35_000, offered_by: 'creator' })
})

test('the history says who accepted: the side to which the last price was offered', async () => {
  const work = await createApplication({ quote: 25_000, name: 'Mugs' })
  const { creator, brand } = sides(work)
  await brand('counter_offer', 20_000)
  await creator('acceptance', 20_000)
  const { body } = await (await withSession(work.admin)).get(work.path)
  expect(textOf(body)).toMatch(/Accepted\s*by (?:(?!, who set)[^.])+\. .+ has set the price aside/)
})

test('prices come with words, and both sides read them where they go on', async () => {
  const work = await createApplication({ quote: 52_000 })
  const why = 'We use it on our own channels only.'
  const offer = { counter_offer: { quote_amount: 43_000, note: why } }
  const made = await work.asAdmin.post(`${work.path}/counter_offer.json`, offer)
  expect(made.json().offers).toMatchObject([{ note: null }, { amount: 43_000, note: why }])
  expect((await mailTo(work.creator.email)).text).toContain(why)
  const own = async () => (await (await withSession(work.creator)).get(work.ownPath)).body
  const brand = async () => (await (await withSession(work.admin)).get(work.path)).body
  const offered = (body: string) => /Offered instead<\/dt><dd[^>]*>[^$]*(\$[\d.]+)/.exec(body)?.[1]
  const asked = (body: string) => /Price<\/dt><dd[^>]*>[^$]*(\$[\d.]+)/.exec(body)?.[1]

  expect(await own()).toContain('The brand offers $430.00 where you asked for $520.00.')
  expect(await brand()).toContain('your offer of $430.00 for the $520.00 that they asked for')
  for (const body of [await own(), await brand()]) {
    expect(body).toContain(why)
    expect(body).toContain('offered $430.00')
    expect(body).toContain('2 of at most 6')
    expect(asked(body)).toBe('$520.00')
    expect(offered(body)).toBe('$430.00')
  }
  const answer = { counter_offer: { quote_amount: 48_000, note: 'Two scenes.' } }
  await work.asCreator.post(`${work.ownPath}/counter_offer.json`, answer)
  expect(await brand()).toContain('The creator asks for $480.00 after your offer of $430.00.')
  expect(await brand()).toContain('Two scenes.')
  expect(asked(await own())).toBe('$480.00')
  expect(offered(await own())).toBeUndefined()
  const long = { counter_offer: { quote_amount: 1, note: 'x'.repeat(501) } }
  const refused = await work.asAdmin.post(`${work.path}/counter_offer.json`, long)
  expect(refused.json().errors).toHaveProperty('note')
})

test('a creator accepts an offer, and the work begins', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { creator, brand } = sides(work)
  await brand('counter_offer', 20_000)
  const page = await (await withSession(work.creator)).get(work.ownPath)
  expect(page.body).toContain('Accept $200.00')
  expect((await creator('acceptance', 20_000)).json()).toMatchObject({ state: 'in_progress' })
  expect(await inHeld(work)).toBe(20_000)
  const isTold = eq(notifications.user_id, work.admin.user_id)
  const told = await db.select().from(notifications).where(isTold)
  expect(told.map(({ type }) => type)).toContain('OfferAcceptedNotifier')
})

test('an offer that cannot be set aside stands, and its creator does not read why', async () => {
  const work = await createApplication({ quote: 25_000, balance: 1000 })
  const { creator, brand } = sides(work)
  await brand('counter_offer', 20_000)
  const answer = await creator('acceptance')
  expect([answer.statusCode, answer.body]).toEqual([422, expect.not.stringContaining('$')])
  expect(answer.body).toContain('We have told its admins')
  expect(await stored(work)).toMatchObject({ state: 'applied', offered_by: 'organization' })
})

test('a brand whose balance is too small knows before it offers, and again when the creator says yes', async () => {
  const work = await createApplication({ quote: 25_000, balance: 1000 })
  const { creator, brand } = sides(work)
  const asBrand = await withSession(work.admin)
  expect((await asBrand.get(work.path)).body).toContain('If your balance is too small then')
  await brand('counter_offer', 20_000)
  expect((await asBrand.get(work.path)).body).toContain('Your balance of $10.00 is $190.00 short.')
  const asked = (await (await withSession(work.creator)).get(work.ownPath)).body
  expect(asked).not.toContain('The work begins at once')
  expect(asked).toContain('has the money ready')

  const told = async () => {
    const isTold = eq(notifications.user_id, work.admin.user_id)
    const all = await db.select().from(notifications).where(isTold)
    return all.filter(({ type }) => type === 'OfferUncoveredNotifier').map(({ params }) => params)
  }
  await creator('acceptance')
  await creator('acceptance')
  expect(await told()).toMatchObject([{ amount: 20_000, missing_amount: 19_000 }])
  expect((await asBrand.get('/me/notifications')).body).toContain(
    '$190.00 short, so the work could not begin',
  )
  // Another offer is another promise.
  await creator('counter_offer', 24_000)
  await brand('counter_offer', 21_000)
  await creator('acceptance')
  expect(await told()).toHaveLength(2)
})

test('nobody accepts or answers a price of their own, or one that is not the last', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { creator, brand } = sides(work)
  expect((await creator('acceptance')).statusCode).toBe(422)
  expect((await creator('counter_offer', 30_000)).statusCode).toBe(422)
  expect((await brand('counter_offer', 25_000)).json().errors).toHaveProperty('quote_amount')
  await brand('counter_offer', 20_000)
  expect((await brand('acceptance', 25_000)).statusCode).toBe(422)
  expect((await brand('counter_offer', 10_000)).statusCode).toBe(422)
  const stale = await creator('acceptance', 25_000)
  expect(stale.json().errors.base).toEqual(['The price is $200.00 by now. Look at it again.'])
  expect(await inHeld(work)).toBe(0)
})

test('of two answers at the same moment one counts', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { creator, brand } = sides(work)
  await brand('counter_offer', 20_000)
  const answers = await Promise.all([
    creator('acceptance', 20_000),
    creator('counter_offer', 24_000),
    creator('counter_offer', 23_000),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
})

test('it goes on for a while only, and each price waits as long as an application', async () => {
  const work = await createApplication({ quote: 25_000 })
  const { creator, brand } = sides(work)
  for (let number = 2; number <= mostOffers; number++) {
    await letTimePass(work, '9 days')
    const answer = await (number % 2 === 0 ? brand : creator)('counter_offer', 20_000 - number)
    expect(answer.statusCode).toBe(201)
  }
  const last = await creator('counter_offer', 1)
  expect(last.json().errors.base[0]).toContain('often enough')
  await letTimePass(work, '10 days')
  expect(await stored(work)).toMatchObject({ state: 'expired' })
})

test('the database keeps prices that were offered, and the one that was agreed on', async () => {
  const work = await createApplication({ quote: 25_000 })
  await sides(work).brand('counter_offer', 20_000)
  const isIt = eq(collabSubmissions.id, work.submission.id)
  const change = (values: object) => db.update(collabSubmissions).set(values).where(isIt)
  await expect(change({ quote_amount: 1 })).rejects.toThrow()
  await sides(work).creator('acceptance')
  const again = { quote_amount: 1, offered_by: 'creator', offers_count: 3 }
  await expect(change(again)).rejects.toMatchObject({
    cause: { message: 'what was agreed on stays' },
  })
  await expect(
    db.update(offers).set({ amount: 1 }).where(eq(offers.submission_id, work.submission.id)),
  ).rejects.toMatchObject({ cause: { message: 'offers is append-only' } })
})
