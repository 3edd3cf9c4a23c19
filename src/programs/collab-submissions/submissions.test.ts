import { and, asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import {
  bodies,
  createAddress,
  createApplication,
  createOpenCollab,
  createOwnPost,
  go,
  letTimePass,
  stored,
  storedCollab,
  tryMove,
  type Work,
} from '../../../test/support/world/collab-work.ts'
import { addBalance, createMembership, createUser } from '../../../test/support/world/factories.ts'
import {
  creatorAccount,
  debtAccount,
  externalAccount,
  heldAccount,
  readBalance,
  walletAccount,
} from '../../money/bookkeeping/accounts.ts'
import { moveMoney } from '../../money/bookkeeping/transfers.ts'
import { listFees } from '../../money/paper/fees.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { newFundingPathFrom } from '../../vocabulary/addresses/money-urls.ts'
import {
  applicationsPath,
  collabSubmissionPath,
  newApplicationPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { collabPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const inWallet = ({ collab }: Work) =>
  readBalance(db, walletAccount({ id: collab.organization_id }, 'usd'))
const inHeld = ({ submission }: Work) =>
  readBalance(db, heldAccount({ ...submission, currency: 'usd' }))
const ofCreator = ({ creator: { id } }: Work) => readBalance(db, creatorAccount({ id }, 'usd'))
const typesTo = async ({ id }: { id: number }) => {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, id))
    .orderBy(asc(notifications.id))
  return rows.map(({ type }) => type.replace('Notifier', ''))
}
const reasonsOf = (answer: { json: () => { errors: Record<string, string[]> } }) =>
  answer.json().errors.base?.join(' ')

/** The fee of the installation while something is done. */
async function withFee(bps: number, act: () => Promise<void>) {
  const { money } = context.config
  const before = money.feeBps
  money.feeBps = bps
  await act().finally(() => {
    money.feeBps = before
  })
}

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

describe('the post', () => {
  const say = (work: Work, post_url: string) =>
    work.asCreator.post(`${work.ownPath}/post.json`, { post: { post_url } })

  test('has to be of a verified account of its creator, and one that everybody sees', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval')
    const refusalOf = async (address: string) => {
      const answer = await say(work, address)
      return [answer.statusCode, answer.json().errors?.post_url?.[0]]
    }
    const strange = await createOwnPost(await createUser(db))

    expect(await refusalOf(strange)).toEqual([
      422,
      'is on TikTok, where you have no verified account: connect it first',
    ])
    const own = await createOwnPost(work.creator)
    expect(await refusalOf(strange)).toEqual([422, expect.stringContaining('is not yours. It was')])
    expect(await refusalOf('https://example.com/my-post')).toEqual([
      422,
      expect.stringContaining('is not the address of a post'),
    ])
    expect(await refusalOf('https://www.tiktok.com/@robin/video/7301234567890123456')).toEqual([
      422,
      'cannot be found: it is deleted, or not everybody can see it',
    ])
    expect(await stored(work)).toMatchObject({ state: 'approved', post_url: null })
    expect((await say(work, `${own}?utm_source=x`)).statusCode).toBe(201)
    expect(await stored(work)).toMatchObject({ state: 'posted', post_url: own })
  })

  test('can be corrected until it is confirmed, and has to be looked at anew then', async () => {
    const work = await createApplication()
    await go(work, 'acceptance', 'content', 'approval', 'post')
    await letTimePass(work, '71 hours')
    const other = await createOwnPost(work.creator)

    expect((await say(work, other)).json()).toMatchObject({ state: 'posted', post_url: other })
    await letTimePass(work, '71 hours')
    expect(await stored(work)).toMatchObject({ state: 'posted' })
    await go(work, 'completion')
    const late = await say(work, await createOwnPost(work.creator))
    expect(late.json().errors).toHaveProperty('base')
    expect(await stored(work)).toMatchObject({ state: 'completed', post_url: other })
  })

  test('is paid for once, also where two collabs are told of it at once', async () => {
    const one = await createApplication()
    const other = await createApplication({ creator: one.creator })
    for (const work of [one, other]) await go(work, 'acceptance', 'content', 'approval')
    const post = await createOwnPost(one.creator)
    const answers = await Promise.all([say(one, post), say(other, post)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors).toEqual({
      post_url: ['has already been submitted to another collab'],
    })
  })
})

describe('a move from the wrong state is refused', () => {
  const nouns = Object.keys(bodies).concat(
    'acceptance',
    'approval',
    'completion',
    'receipt',
    'withdrawal',
  )
  const possible: Record<string, string[]> = {
    applied: ['acceptance', 'counter_offer', 'decline', 'withdrawal'],
    in_progress: ['content', 'extension', 'cancellation', 'withdrawal'],
    content_submitted: ['approval', 'change_request', 'withdrawal', 'escalation'],
    approved: ['post', 'withdrawal', 'escalation'],
    completed: [],
  }
  const ways: Record<string, string[]> = {
    applied: [],
    in_progress: ['acceptance'],
    content_submitted: ['acceptance', 'content'],
    approved: ['acceptance', 'content', 'approval'],
    completed: ['acceptance', 'content', 'approval', 'post', 'completion'],
  }
  test.each(Object.keys(ways))('%s', async (state) => {
    const work = await createApplication()
    await go(work, ...(ways[state] ?? []))
    const impossible = nouns.filter((noun) => !possible[state]?.includes(noun))
    for (const noun of impossible) {
      const answer = await tryMove(work, noun)
      expect([noun, answer.statusCode]).toEqual([noun, 422])
      expect(answer.json().errors).toHaveProperty('base')
    }
    expect(await stored(work)).toMatchObject({ state })
  })
})

describe('nobody else', () => {
  test('sees a submission, whatever they do', async () => {
    const work = await createApplication()
    const other = await withToken(await createMembership(db))
    for (const path of [work.ownPath, work.path])
      expect((await other.get(`${path}.json`)).statusCode).toBe(404)
    expect((await other.post(`${work.ownPath}/withdrawal.json`)).statusCode).toBe(404)
    expect((await work.asAdmin.get(`${work.ownPath}.json`)).statusCode).toBe(404)
    expect((await work.asCreator.get(`${work.path}.json`)).statusCode).toBe(404)
  })

  test('reaches it below another collab of the same organization', async () => {
    const work = await createApplication()
    const { organization_id } = work.collab
    const other = await createOpenCollab({ organization_id, balance: 0 })
    const elsewhere = collabSubmissionPath({ ...work.submission, collab_id: other.id })
    expect((await work.asAdmin.get(`${elsewhere}.json`)).statusCode).toBe(404)
  })
})

test('the lists are by state, and of both sides', async () => {
  const work = await createApplication()
  await addBalance(db, { id: work.collab.organization_id }, 1)
  const list = `/organizations/${encodeId('Organization', work.collab.organization_id)}/collabs/${encodeId('Collab', work.collab.id)}/submissions.json`
  expect((await work.asAdmin.get(list)).json()).toMatchObject([
    {
      ...{ id: work.id, state: 'applied', next_to_act: 'organization', creator_name: 'Robin Vale' },
      applicant: { rating: null, ratings_count: 0 },
    },
  ])
  expect((await work.asAdmin.get(`${list}?state=approved`)).json()).toEqual([])
  await db.execute(sql`insert into creator_profiles (user_id, topics)
    values (${work.creator.id}, '{food}')`)
  const address = `${collabSubmissionPath(work.submission)}.json`
  const { applicant } = (await work.asAdmin.get(address)).json()
  expect(applicant).toMatchObject({ name: 'Robin Vale', topics: ['food'], ratings_count: 0 })
  expect((await work.asAdmin.get(new URL(applicant.url).pathname)).statusCode).toBe(200)
  expect((await work.asCreator.get('/me/submissions.json')).json()).toMatchObject([
    { id: work.id, kind: 'collab', program_name: work.collab.name, amount: 25_000 },
  ])
})
