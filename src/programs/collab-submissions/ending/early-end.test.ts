import { describe, expect, test } from 'vitest'
import {
  inHeld,
  inWallet,
  ofCreator,
  withFee,
} from '../../../../test/support/world/collab-money.ts'
import {
  createApplication,
  go,
  reasonsOf,
  stored,
  tryMove,
  typesTo,
} from '../../../../test/support/world/collab-work.ts'

const ended = (state: string, returned_amount: number) => ({ state, returned_amount })

describe('it ends before', () => {
  test('by being declined, with a word', async () => {
    const work = await createApplication()
    await go(work, 'decline')
    expect(await stored(work)).toMatchObject({ ...ended('declined', 0), note: 'We have enough.' })
    expect(await typesTo(work.creator)).toEqual(['ApplicationDeclined'])
  })

  test('by being declined without a body at all', async () => {
    const work = await createApplication()
    expect((await work.asAdmin.post(`${work.path}/decline.json`)).statusCode).toBe(201)
  })

  test.each([
    ['withdrawal', 'withdrawn'],
    ['cancellation', 'cancelled'],
  ])('by %s, and all comes back', async (noun, state) => {
    await withFee(500, async () => {
      const work = await createApplication({ requires_product_shipment: true })
      await go(work, 'acceptance', 'shipment', noun)
      expect(await stored(work)).toMatchObject({
        ...ended(state, 25_000),
        returned_fee_amount: 1250,
        address: null,
      })
      expect([await inWallet(work), await inHeld(work)]).toEqual([100_000, 0])
    })
  })

  test('but not by cancellation once content is handed in', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content')
    expect(reasonsOf(await tryMove(work, 'cancellation'))).toContain('ask Troupe’s team')
  })

  test('content and cancellation of the same moment: one of them', async () => {
    const work = await createApplication()
    await go(work, 'acceptance')
    const answers = await Promise.all([tryMove(work, 'content'), tryMove(work, 'cancellation')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const { state } = await stored(work)
    expect(await inHeld(work)).toBe(state === 'cancelled' ? 0 : 25_000)
  })

  test('completion of the same moment pays once', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval', 'post')
    const answers = await Promise.all([tryMove(work, 'completion'), tryMove(work, 'completion')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    expect(await ofCreator(work)).toBe(25_000)
  })
})
