import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '../../../../test/support/helper.ts'
import { createApplication, type Work } from '../../../../test/support/world/collab-work.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import { collabs } from '../../../tables/collabs/collabs.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { creatorInvitations } from '../../../tables/organizations/creator-invitations.ts'
import { invitationRefusals } from '../../../tables/organizations/invitation-mails.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import { recipientAt } from '../../../teams/invitation-limits/recipients.ts'
import { creatorInvitePath } from '../../../vocabulary/addresses/creator-urls.ts'
import { collabPath } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { closingReminder } from './reminders.ts'

const hour = 3_600_000

/** A collab that one can apply to for so many hours more, with an application and people who were invited. */
async function setUp(hours = 240) {
  const work = await createApplication()
  const { collab, asAdmin } = work
  const { organization_id } = collab
  const path = `${collabPath(collab)}.json`
  const isIts = and(eq(deadlines.kind, closingReminder.kind), eq(deadlines.record_id, collab.id))
  const edit = (fields: object) => asAdmin.patch(path, { collab: fields })
  await edit({ applications_end_at: new Date(Date.now() + hours * hour).toISOString() })

  /** As if so many hours had gone by for this collab. */
  const pass = async (hours: number) => {
    const span = sql`make_interval(mins => ${Math.round(hours * 60)})`
    await db
      .update(deadlines)
      .set({ due_at: sql`${deadlines.due_at} - ${span}` })
      .where(isIts)
    await db
      .update(collabs)
      .set({ applications_end_at: sql`${collabs.applications_end_at} - ${span}` })
      .where(eq(collabs.id, collab.id))
    await workOff()
  }
  const invite = async (fields: Partial<typeof creatorInvitations.$inferInsert>) => {
    const invitation = { organization_id, invited_by_id: work.admin.user_id, ...fields }
    await db.insert(creatorInvitations).values(invitation)
  }
  return { work, collab, edit, pass, invite, isIts, organization_id }
}

const types = ['CollabClosingNotifier', 'CollabInvitationClosingNotifier']
const toldTo = async ({ id }: { id: number }) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, id), inArray(notifications.type, types)))
    .orderBy(asc(notifications.id))

test('admins hear after half of the time, a day and an hour before how many have applied', async () => {
  const { work, pass, isIts } = await setUp()
  const admin = { id: work.admin.user_id }

  const counts: number[] = []
  for (const hours of [119, 2, 94, 2, 21, 1.5]) {
    await pass(hours)
    counts.push((await toldTo(admin)).length)
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3])
  expect((await toldTo(admin))[0]).toMatchObject({
    record_id: work.collab.id,
    params: { collab_name: work.collab.name, applications_count: 1 },
  })
  expect(await db.$count(deadlines, isIts)).toBe(0)
})

test('creators hear who were invited, and neither whoever has applied nor whoever refused', async () => {
  const { work, collab, pass, invite, organization_id } = await setUp()
  const someone = () => createUser(db)
  const [byAddress, toAll, toAnother, refusing, stranger] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  await invite({ email: byAddress.email, collab_id: collab.id })
  await invite({ email: toAll.email })
  await invite({ email: work.creator.email, collab_id: collab.id })
  await invite({ email: refusing.email, collab_id: collab.id })
  await db
    .insert(invitationRefusals)
    .values({ recipient: recipientAt(refusing.email), organization_id })

  // Those they worked with are invited by name.
  const known = await createApplication({ organization_id })
  const knownToAnother = await createApplication({ organization_id })
  await invite({ email: toAnother.email, collab_id: known.collab.id })
  const inviteKnown = async ({ creator }: Work, { id }: { id: number }) => {
    const path = creatorInvitePath({ organization_id, user_id: creator.id })
    const body = { program_invitation: { program_id: encodeId('Collab', id) } }
    expect((await work.asAdmin.post(`${path}.json`, body)).statusCode).toBe(201)
  }
  await inviteKnown(known, collab)
  await inviteKnown(knownToAnother, known.collab)

  await pass(121)

  const told = async (one: Someone) => (await toldTo(one)).map(({ type }) => type)
  for (const one of [byAddress, toAll, known.creator])
    expect(await told(one)).toEqual(['CollabInvitationClosingNotifier'])
  for (const one of [toAnother, work.creator, refusing, knownToAnother.creator, stranger])
    expect(await told(one)).toEqual([])
})

type Someone = { id: number }

test('nobody hears while a collab is paused or full, and they do once it is open again', async () => {
  const { work, collab, edit, pass } = await setUp()
  const isIt = eq(collabs.id, collab.id)
  const count = async () => (await toldTo({ id: work.admin.user_id })).length

  await db.update(collabs).set({ state: 'paused' }).where(isIt)
  await pass(121)
  expect(await count()).toBe(0)

  await db.update(collabs).set({ state: 'published' }).where(isIt)
  await pass(96)
  expect(await count()).toBe(1)

  await db.update(collabs).set({ creator_limit: 1, accepted_count: 1 }).where(isIt)
  await pass(22.5)
  expect(await count()).toBe(1)
  // Nobody was accepted, which those who compare counts would find.
  await db.update(collabs).set({ accepted_count: 0 }).where(isIt)
  expect((await edit({ applications_end_at: '' })).statusCode).toBe(200)
})

test('another end is reminded of in place of the one before, and none of nothing', async () => {
  const { isIts, edit } = await setUp(10)
  const due = async () => (await db.select().from(deadlines).where(isIts))[0]?.due_at
  const before = Date.parse((await due()) ?? '')
  await edit({ applications_end_at: new Date(Date.now() + 100 * hour).toISOString() })
  expect((Date.parse((await due()) ?? '') - before) / hour).toBeCloseTo(45, 1)
  await edit({ applications_end_at: '' })
  expect(await due()).toBeUndefined()
})
