import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { inHeld, ofCreator } from '../../../../test/support/world/collab-money.ts'
import {
  bodies,
  createApplication,
  go,
  stored,
  tryMove,
} from '../../../../test/support/world/collab-work.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import { eraseUser } from '../../../pages/account/erase.ts'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { type User, users } from '../../../tables/users/users.ts'
import { staffCollabSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { auditPath } from '../../../vocabulary/addresses/urls.ts'

/** Who cancels after the product was sent leaves it; who wants to after it arrived asks staff. */

async function sent(quote = 25_000) {
  const work = await createApplication({ requires_product_shipment: true, quote })
  await go(work, 'acceptance', 'shipment')
  const seenBy = async (someone: Parameters<typeof withSession>[0], path: string) =>
    (await (await withSession(someone)).get(path)).body
  return { work, seenBy }
}

test('whoever is accepted reads until when the brand can cancel, and no longer than it can', async () => {
  const work = await createApplication()
  const own = async () => (await (await withSession(work.creator)).get(work.ownPath)).body
  await go(work, 'acceptance')
  expect(await own()).toMatch(
    /Until you submit content, .+ can still cancel, and then nothing is paid/,
  )
  await go(work, 'content')
  expect(await own()).not.toContain('can still cancel')
})

test('what is on its way stays with the creator, as both sides are told', async () => {
  const { work, seenBy } = await sent()
  expect(await seenBy(work.admin, work.path)).toContain('The creator keeps what you sent.')
  await go(work, 'cancellation')
  const [told] = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.user_id, work.creator.id),
        eq(notifications.type, 'ApplicationDeclinedNotifier'),
      ),
    )
  expect(told?.params).toMatchObject({ outcome: 'cancelled', keeps_product: true })
  expect(await seenBy(work.creator, work.ownPath)).toContain('You keep what was sent to you.')
  expect(await seenBy(work.admin, work.path)).toContain('The creator keeps what you sent.')
})

test('the log says whose work it was and for what, until they leave', async () => {
  const { work } = await sent()
  await go(work, 'cancellation')
  const organization = { id: work.submission.organization_id }
  const log = async () => {
    const events = (await work.asAdmin.get(`${auditPath(organization)}.json`)).json()
    return events.map(({ summary }: { summary: string }) => summary).join('\n')
  }
  const name = work.collab.name
  expect(await log()).toContain(`accepted the application of Robin Vale to “${name}”`)
  expect(await log()).toContain(`sent the product to Robin Vale for “${name}”`)
  expect(await log()).toContain(`canceled the work of Robin Vale for “${name}”`)
  const { body } = await (await withSession(work.admin)).get(auditPath(organization))
  expect(body).toContain('waits for the product')

  const [user] = await db.select().from(users).where(eq(users.id, work.creator.id))
  await db.transaction((tx) => eraseUser(tx, user as User))
  expect(await log()).toContain(`sent the product to Deleted user for “${name}”`)
  expect(await log()).not.toContain('of Robin Vale')
})

test('the work is canceled by a second click, which says what happens', async () => {
  const { work, seenBy } = await sent()
  const page = await seenBy(work.admin, work.path)
  expect(page).toContain('popovertarget="confirm-cancellation"')
  expect(page).toMatch(
    /What is set aside comes back, and the creator keeps what you sent\. This\s+cannot/,
  )
  // The note and the answer are sent by one form.
  const form = page.match(/<form[^>]*\/cancellation".*?<\/form>/s)?.[0] ?? ''
  expect(form).toContain('name="cancellation[note]"')
  expect(form.match(/type="submit"[^>]*>/g)).toHaveLength(1)
  expect(form.indexOf('type="submit"')).toBeGreaterThan(form.indexOf('popover="auto"'))
})

test('once it has arrived either side asks staff, who split', async () => {
  const { work, seenBy } = await sent()
  await go(work, 'receipt')
  const refused = await tryMove(work, 'cancellation')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    {
      errors: {
        base: [
          'The creator has the product, so you cannot cancel alone: ask Troupe’s team to decide.',
        ],
      },
    },
  ])
  const page = await seenBy(work.admin, work.path)
  expect(page).toContain('Cancel?')
  expect(page).not.toContain('Cancel the work')
  expect(await seenBy(work.creator, work.ownPath)).toContain('Ask Troupe’s team')

  const asked = await work.asCreator.post(`${work.ownPath}/escalation.json`, bodies.escalation)
  expect(asked.json()).toMatchObject({ state: 'in_progress', next_to_act: 'staff', due_at: null })
  expect((await tryMove(work, 'escalation')).statusCode).toBe(422)
  const staff = await createUser(db)
  makeStaff(staff)
  const split = { split: { creator_amount: 5_000, note: 'For two days with it.' } }
  const path = staffCollabSubmissionPath(work.submission)
  const decided = await (await withToken(staff)).post(`${path}/split.json`, split)
  expect(decided.json()).toMatchObject({ state: 'cancelled', paid_amount: 5_000 })
  expect([await inHeld(work), await ofCreator(work)]).toEqual([0, 5_000])
})

test('the organization asks too', async () => {
  const { work } = await sent()
  await go(work, 'receipt', 'escalation')
  expect(await stored(work)).toMatchObject({ state: 'in_progress', escalated_by: 'organization' })
})

test('where nothing is set aside it cancels alone', async () => {
  const { work } = await sent(0)
  await go(work, 'receipt')
  expect((await tryMove(work, 'escalation')).statusCode).toBe(422)
  await go(work, 'cancellation')
  expect((await stored(work)).state).toBe('cancelled')
})

test('receipt and cancellation of the same moment: one of them', async () => {
  const { work } = await sent()
  const answers = await Promise.all([tryMove(work, 'receipt'), tryMove(work, 'cancellation')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
  const { state } = await stored(work)
  expect(await inHeld(work)).toBe(state === 'cancelled' ? 0 : 25_000)
})

test('and the database agrees, whoever writes', async () => {
  const { work } = await sent()
  await go(work, 'receipt')
  const alone = { state: 'cancelled', ended_at: currentTime, address: null } as const
  const isIt = eq(collabSubmissions.id, work.submission.id)
  await expect(db.update(collabSubmissions).set(alone).where(isIt)).rejects.toMatchObject({
    cause: { message: 'work with a product that was received is ended by staff' },
  })
})
