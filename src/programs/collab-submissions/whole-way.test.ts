import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { inHeld, inWallet, ofCreator, withFee } from '../../../test/support/world/collab-money.ts'
import {
  createApplication,
  go,
  reasonsOf,
  stored,
  storedCollab,
  tryMove,
  typesTo,
} from '../../../test/support/world/collab-work.ts'
import { listFees } from '../../money/paper/fees.ts'
import { auditEvents } from '../../tables/audit-events.ts'

describe('the whole way', () => {
  test('without a product, to the money', async () => {
    await withFee(1000, async () => {
      const work = await createApplication()
      await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')

      const after = await stored(work)
      expect(after).toMatchObject({
        state: 'completed',
        paid_amount: 25_000,
        paid_fee_amount: 2500,
      })
      expect([await inWallet(work), await inHeld(work), await ofCreator(work)]).toEqual([
        72_500, 0, 25_000,
      ])
      expect(await storedCollab(work)).toMatchObject({ submissions_count: 1, completed_count: 1 })
      expect(await typesTo(work.creator)).toEqual([
        'ApplicationAccepted',
        'SubmissionApproved',
        'SubmissionFinalized',
      ])
      expect(await typesTo(work.admin.user)).toEqual([
        'SubmissionReceived',
        'ContentSubmitted',
        'ContentSubmitted',
      ])
    })
  })

  test('is in the statement of the creator and on the invoice of the organization', async () => {
    await withFee(1000, async () => {
      const work = await createApplication()
      await go(work, 'acceptance')
      const balances = async () => (await work.asCreator.get('/me/balances.json')).json()
      expect(await balances()).toMatchObject([{ held_amount: 25_000, available_amount: 0 }])
      await go(work, 'content', 'approval', 'post', 'completion')
      expect(await balances()).toMatchObject([{ held_amount: 0, available_amount: 25_000 }])

      const lines = (await work.asCreator.get('/me/statement.json')).json()
      expect(lines.map((line: { description: string }) => line.description)).toEqual([
        `What you earned with “${work.collab.name}” is in your balance now.`,
        `Agreed for “${work.collab.name}”, set aside until the work is done.`,
      ])
      const { organization_id, currency } = work.collab
      const month = new Date().toISOString().slice(0, 7)
      expect(await listFees(db, { organization_id, currency, month })).toEqual([
        { program_name: work.collab.name, amount: 2500 },
      ])
    })
  })

  test('with a product that has to be sent twice, and an address that is gone in the end', async () => {
    const work = await createApplication({ requires_product_shipment: true })
    const address = async () => (await work.asAdmin.get(`${work.path}.json`)).json().address
    expect(await address()).toBeNull()
    await go(work, 'acceptance')
    expect(await address()).toMatchObject({ line1: 'Kastanienallee 7' })
    await go(work, 'shipment', 'shipment_issue')
    expect(await stored(work)).toMatchObject({ state: 'awaiting_shipment', shipments_count: 1 })
    await go(work, 'shipment', 'receipt')

    const shown = (await work.asCreator.get(`${work.ownPath}.json`)).json()
    expect(shown.shipments).toMatchObject([
      { number: 1, issue: 'damaged', received_at: null },
      { number: 2, issue: null, received_at: expect.stringMatching(/Z$/) },
    ])
    await go(work, 'content', 'approval', 'post', 'completion')
    expect(await address()).toBeNull()
    expect(await stored(work)).toMatchObject({ address: null, state: 'completed' })
    expect(await typesTo(work.creator)).toContain('ShipmentShipped')
    expect(await typesTo(work.admin.user)).toEqual(
      expect.arrayContaining(['ShipmentIssue', 'ShipmentReceived']),
    )
  })

  test('has at most two rounds of changes', async () => {
    const work = await createApplication()
    await go(
      work,
      'acceptance',
      'content',
      'change_request',
      'content',
      'change_request',
      'content',
    )
    const third = await tryMove(work, 'change_request')
    expect(reasonsOf(third)).toContain('All rounds of changes are used up')
    const { contents, rounds_count } = (await work.asAdmin.get(`${work.path}.json`)).json()
    expect(rounds_count).toBe(2)
    expect(contents).toMatchObject([
      { number: 1, change_note: 'Show the logo longer.' },
      { number: 2, change_note: 'Show the logo longer.' },
      { number: 3, change_note: null },
    ])
    expect(await typesTo(work.creator)).toContain('ChangesRequested')
    await go(work, 'approval')
  })

  test('needs a Spark code where the collab does', async () => {
    const work = await createApplication({ require_spark_ads: true })
    await go(work, 'acceptance', 'content', 'approval', 'post')
    expect(reasonsOf(await tryMove(work, 'completion'))).toBe('The Spark code is still missing.')
    await go(work, 'spark_code', 'completion')
    const { spark_days, spark_ends_at } = await stored(work)
    const days = (Date.parse(spark_ends_at ?? '') - Date.now()) / 86_400_000
    expect([spark_days, Math.round(days)]).toEqual([30, 30])
  })

  test('takes only the durations that there are', async () => {
    const work = await createApplication({ require_spark_ads: true })
    await go(work, 'acceptance', 'content', 'approval', 'post')
    const answer = await work.asCreator.post(`${work.ownPath}/spark_code.json`, {
      spark_code: { spark_code: 'hello', spark_days: 8 },
    })
    expect(Object.keys(answer.json().errors)).toEqual(['spark_code', 'spark_days'])
    const page = await (await withSession(work.creator)).get(work.ownPath)
    expect(page.body).toMatch(/<option value[^>]*>Choose how long/)
  })

  test('shows its creator the money, what is asked of them and what happened, first things first', async () => {
    const work = await createApplication()
    const read = async () => (await (await withSession(work.creator)).get(work.ownPath)).body
    expect(await read()).toMatch(/Your price is <strong>\$250\.00/)

    await go(work, 'acceptance', 'content', 'change_request')
    const page = await read()
    expect(page).toMatch(/<strong>\$250\.00<\/strong> is set aside for you/)
    expect(page).toMatch(
      /Next step[\s\S]+Show the logo longer[\s\S]+Submit content[\s\S]+Brief[\s\S]+Version 1 submitted[\s\S]+Accepted[\s\S]+Applied[\s\S]+>Messages</,
    )
  })

  test('stays out of the organization’s log where the creator acts', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content')
    const events = await db
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.record_type, 'Submission'),
          eq(auditEvents.record_id, work.submission.id),
        ),
      )
      .orderBy(asc(auditEvents.id))
    expect(events.map((event) => [event.action, event.organization_id !== null])).toEqual([
      ['apply', false],
      ['accept', true],
      ['submit_content', false],
    ])
    expect(JSON.stringify(events)).not.toContain('I film mugs')
  })
})
