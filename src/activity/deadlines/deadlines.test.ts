import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { deadlines } from '../../tables/deadlines.ts'
import { users } from '../../tables/users/users.ts'
import { days, hours } from '../../vocabulary/time/time-limits.ts'
import { defineDeadline, fromNow, liftDeadlines, setDeadline } from './deadlines.ts'
import { workOffDeadlines } from './meeting.ts'

let isBroken = false

/** Adds a letter to someone's name, so that a test sees how often it was met. */
const renaming = defineDeadline({
  kind: 'rename_in_test',
  lock: async (tx, id) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    return user
  },
  act: async (tx, _services, { id }) => {
    await tx
      .update(users)
      .set({ name: sql`${users.name} || 'x'` })
      .where(eq(users.id, id))
    if (isBroken) throw new Error('Broken')
  },
})
const { perform } = workOffDeadlines([renaming])
const workOff = () => perform(context, {})

async function setUp(name = 'R') {
  const user = await createUser(db, { name })
  const nameNow = async () => (await db.select().from(users).where(eq(users.id, user.id)))[0]?.name
  const set = (due: Parameters<typeof setDeadline>[3]) =>
    db.transaction((tx) => setDeadline(tx, renaming, user, due))
  return {
    user,
    nameNow,
    set,
    lift: () => db.transaction((tx) => liftDeadlines(tx, user, renaming)),
  }
}

/** The clock of the database cannot be set, so the times that wait for it are. */
const jump = (interval: string) =>
  db.update(deadlines).set({ due_at: sql`${deadlines.due_at} - ${interval}::interval` })

beforeEach(() => {
  isBroken = false
})

describe('a deadline', () => {
  test('is met when its time has come, and not before', async () => {
    const { set, nameNow } = await setUp()
    await set(fromNow(hours(48)))
    await workOff()
    expect(await nameNow()).toBe('R')

    await jump('48 hours')
    await workOff()
    await workOff()
    expect(await nameNow()).toBe('Rx')
  })

  test('is met once by any number of processes, however far the clock jumps', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => setUp()))
    await Promise.all(people.map(({ set }, index) => set(fromNow(days(index + 1)))))
    await jump('400 days')
    await Promise.all([workOff(), workOff(), workOff()])

    expect(await Promise.all(people.map(({ nameNow }) => nameNow()))).toEqual(
      people.map(() => 'Rx'),
    )
    expect(await db.$count(deadlines, eq(deadlines.kind, renaming.kind))).toBe(0)
  })

  test('is put off, or lifted', async () => {
    const off = await setUp()
    const lifted = await setUp()
    await off.set(fromNow(hours(1)))
    await off.set(fromNow(hours(100)))
    await lifted.set(fromNow(hours(1)))
    await lifted.lift()
    await jump('2 hours')
    await workOff()

    expect(await off.nameNow()).toBe('R')
    expect(await lifted.nameNow()).toBe('R')
  })

  test('whose work fails changes nothing, keeps no other waiting, and is tried again', async () => {
    const { set, nameNow } = await setUp()
    await set(sql`now() - interval '1 minute'`)
    isBroken = true
    await workOff()
    isBroken = false
    const other = await setUp()
    await other.set(sql`now()`)
    await workOff()
    expect([await nameNow(), await other.nameNow()]).toEqual(['R', 'Rx'])

    await db.update(deadlines).set({ failed_at: sql`now() - interval '6 minutes'` })
    await workOff()
    expect(await nameNow()).toBe('Rx')
  })

  test('of someone who is gone is over', async () => {
    const { user, set } = await setUp()
    await set(sql`now()`)
    await db.delete(users).where(eq(users.id, user.id))
    await workOff()
    // Records of other kinds may have the same number.
    const isIts = and(eq(deadlines.kind, renaming.kind), eq(deadlines.record_id, user.id))
    expect(await db.$count(deadlines, isIts)).toBe(0)
  })
})
