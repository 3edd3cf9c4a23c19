import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { inHeld, inWallet, withFee } from '../../../../test/support/world/collab-money.ts'
import {
  createApplication,
  go,
  reasonsOf,
  stored,
  tryMove,
  typesTo,
} from '../../../../test/support/world/collab-work.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import { debtAccount, externalAccount } from '../../../money/bookkeeping/accounts.ts'
import { moveMoney } from '../../../money/bookkeeping/transfers.ts'

describe('acceptance', () => {
  test('sets quote and fee aside, and tells the creator', async () => {
    await withFee(1000, async () => {
      const work = await createApplication()
      await go(work, 'acceptance')

      expect(await stored(work)).toMatchObject({
        state: 'in_progress',
        fee_bps: 1000,
        fee_amount: 2500,
      })
      expect([await inWallet(work), await inHeld(work)]).toEqual([72_500, 27_500])
      expect(await typesTo(work.creator)).toEqual(['ApplicationAccepted'])
    })
  })

  test('says how much is missing', async () => {
    const work = await createApplication({ balance: 10_000 })
    const answer = await tryMove(work, 'acceptance')
    expect(answer.statusCode).toBe(422)
    expect(reasonsOf(answer)).toContain('your balance is $150.00 short')
    expect(await stored(work)).toMatchObject({ state: 'applied', fee_bps: null })
  })

  test.for([
    [10_000, 'Your balance of $100.00 is $150.00 short.'],
    [25_000, 'Your balance of $250.00 covers it.'],
  ] as const)('is offered beside what is there: %i', async ([balance, words]) => {
    const work = await createApplication({ balance })
    const { body } = await (await withSession(work.admin)).get(work.path)
    expect(body).toContain(words)
  })

  test('is refused while something is owed', async () => {
    const work = await createApplication()
    const { organization_id } = work.collab
    await db.transaction((tx) =>
      moveMoney(tx, [
        {
          key: `debt-${organization_id}`,
          event: 'dispute_opened',
          from: debtAccount({ id: organization_id }, 'usd'),
          to: externalAccount('test', 'usd'),
          amount: 5,
        },
      ]),
    )
    expect(reasonsOf(await tryMove(work, 'acceptance'))).toContain('owes')
  })

  test('of two with balance for one: one is accepted', async () => {
    const first = await createApplication({ balance: 25_000 })
    const { organization_id } = first.collab
    const second = await createApplication({ organization_id, balance: 0 })
    const answers = await Promise.all([tryMove(first, 'acceptance'), tryMove(second, 'acceptance')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    expect(await inWallet(first)).toBe(0)
  })

  test('and withdrawal at the same moment leave nothing behind', async () => {
    const work = await createApplication()
    const answers = await Promise.all([tryMove(work, 'acceptance'), tryMove(work, 'withdrawal')])
    expect(answers[1]?.statusCode).toBe(201)
    expect(await stored(work)).toMatchObject({ state: 'withdrawn' })
    expect([await inWallet(work), await inHeld(work)]).toEqual([100_000, 0])
  })

  test('of a quote of nothing moves nothing', async () => {
    const work = await createApplication({ quote: 0, balance: 0 })
    await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
    expect(await stored(work)).toMatchObject({ state: 'completed', paid_amount: 0 })
  })

  test('is not for members', async () => {
    const work = await createApplication()
    const { organization_id } = work.collab
    const member = await withToken(await createMembership(db, { organization_id, role: 'member' }))
    expect((await member.get(`${work.path}.json`)).statusCode).toBe(200)
    expect((await member.post(`${work.path}/acceptance.json`)).statusCode).toBe(403)
  })

  test('of someone who has joined the organization since is refused', async () => {
    const work = await createApplication()
    await createMembership(db, {
      user: work.creator as never,
      organization_id: work.collab.organization_id,
      is_owner: false,
    })
    expect((await tryMove(work, 'acceptance')).statusCode).toBe(422)
  })
})
