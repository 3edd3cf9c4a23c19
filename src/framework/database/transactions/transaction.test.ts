import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { context, db } from '../../../../test/support/helper.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import { users } from '../../../tables/users/users.ts'
import { OutcomeUnknown } from '../../errors.ts'
import type { Tx } from '../db.ts'
import { textsOf } from '../driver/row.ts'
import { type Send, statement } from '../driver/statement.ts'
import { transact } from './transaction.ts'

const nameOf = async ({ id }: { id: number }) =>
  (await db.select({ name: users.name }).from(users).where(eq(users.id, id)))[0]?.name

const rename = (tx: Tx, { id }: { id: number }, name: string) =>
  tx.update(users).set({ name }).where(eq(users.id, id))

test('what throws is undone, and its connection is free again, however often', async () => {
  const user = await createUser(db, { name: 'Before' })

  for (let round = 0; round < 25; round += 1) {
    const failing = db.transaction(async (tx) => {
      await rename(tx, user, 'After')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
  }

  expect(await nameOf(user)).toBe('Before')
  expect(await db.transaction(async () => 'done')).toBe('done')
})

test('a failed statement that nobody minds cannot be committed by mistake', async () => {
  const user = await createUser(db, { name: 'Before' })
  const careless = db.transaction(async (tx) => {
    await rename(tx, user, 'After')
    await tx.execute(sql`select 1 / 0`).catch(() => {})
  })

  await expect(careless).rejects.toThrow('failed statement')
  expect(await nameOf(user)).toBe('Before')
})

describe.runIf(context.config.databaseUrl)('two transactions that wait for each other', () => {
  test('are both done, one of them in its second try', async () => {
    const [one, other] = [await createUser(db), await createUser(db)]
    const tries: string[] = []
    let holding = 0
    const { promise: bothHold, resolve } = Promise.withResolvers<void>()
    const swap = (name: string, first: typeof one, second: typeof one) =>
      db.transaction(async (tx) => {
        tries.push(name)
        await rename(tx, first, name)
        holding += 1
        if (holding === 2) resolve()
        await bothHold
        await rename(tx, second, name)
      })

    await Promise.all([swap('a', one, other), swap('b', other, one)])

    expect(tries).toHaveLength(3)
    const last = tries[2]
    expect([await nameOf(one), await nameOf(other)]).toEqual([last, last])
  })
})

const renaming = statement('rename_in_a_test', 'update users set name = $1 where id = $2')

describe('a write that nobody waits for', () => {
  test('is done with the transaction', async () => {
    const user = await createUser(db, { name: 'First' })
    await db.transaction(async (tx) => tx.writeLater(renaming, ['Later', user.id]))
    expect(await nameOf(user)).toBe('Later')
  })

  test('fails the transaction if it fails, by its own error', async () => {
    const user = await createUser(db, { name: 'First' })
    const failing = db.transaction(async (tx) => {
      await rename(tx, user, 'Before')
      tx.writeLater(renaming, [null, user.id])
    })
    await expect(failing).rejects.toMatchObject({ code: '23502' })
    expect(await nameOf(user)).toBe('First')
  })

  test('is named as the cause also where something after it was refused', async () => {
    const user = await createUser(db, { name: 'First' })
    const failing = db.transaction(async (tx) => {
      tx.writeLater(renaming, [null, user.id])
      await rename(tx, user, 'After')
    })
    await expect(failing).rejects.toMatchObject({ code: '23502' })
  })

  test('leaves the connection whole', async () => {
    const user = await createUser(db, { name: 'First' })
    await db.transaction(async (tx) => tx.writeLater(renaming, [null, user.id])).catch(() => {})
    await db.transaction(async (tx) => tx.writeLater(renaming, ['Whole', user.id]))
    expect(await nameOf(user)).toBe('Whole')
  })
})

describe('the last statement', () => {
  test('is answered and committed at once', async () => {
    const user = await createUser(db, { name: 'First' })
    const named = statement(
      'name_in_a_test',
      'update users set name = $1 where id = $2 returning name',
    )
    const rows = await db.transaction((tx) => tx.finish(named, ['Last', user.id]))
    expect(rows.map(textsOf)).toEqual([['Last']])
    expect(await nameOf(user)).toBe('Last')
  })

  test('undoes all that was before it if it fails, by its own error', async () => {
    const user = await createUser(db, { name: 'First' })
    const failing = db.transaction(async (tx) => {
      await rename(tx, user, 'Before')
      await tx.finish(renaming, [null, user.id])
    })
    await expect(failing).rejects.toMatchObject({ code: '23502' })
    expect(await nameOf(user)).toBe('First')
    await db.transaction((tx) => tx.finish(renaming, ['Whole', user.id]))
    expect(await nameOf(user)).toBe('Whole')
  })
})

describe('what is sent ahead', () => {
  const answering = async (send: Send) => {
    await send(renaming, ['Ahead', ahead])
  }
  let ahead = 0

  test('stays done whatever becomes of the transaction', async () => {
    const user = await createUser(db, { name: 'First' })
    ahead = user.id
    const failing = db.transaction(async () => {
      throw new Error('no')
    }, answering)
    await expect(failing).rejects.toThrow('no')
    expect(await nameOf(user)).toBe('Ahead')
  })

  test('undoes the transaction if it fails, even one that waits for nothing', async () => {
    const user = await createUser(db, { name: 'First' })
    const refusing = async (send: Send) => {
      await send(renaming, ['Refused', 0])
      throw new Error('refused')
    }
    const works: ((tx: Tx) => Promise<unknown>)[] = [
      async (tx) => tx.writeLater(renaming, ['Later', user.id]),
      (tx) => tx.finish(renaming, ['Last', user.id]),
      (tx) => rename(tx, user, 'After'),
    ]
    for (const work of works) {
      await expect(db.transaction(work, refusing)).rejects.toThrow('refused')
      expect(await nameOf(user)).toBe('First')
    }
  })

  test('lets the work go no further if it fails', async () => {
    const user = await createUser(db, { name: 'First' })
    const gone = vi.fn()
    const failing = db.transaction(
      async (tx) => {
        await tx.sendPrepared(renaming, ['After', user.id])
        gone()
      },
      () => Promise.reject(new Error('refused')),
    )
    await expect(failing).rejects.toThrow('refused')
    expect(gone).not.toHaveBeenCalled()
  })
})

describe('the last write, and what comes before the commit', () => {
  test('are both done', async () => {
    const [one, other] = [await createUser(db), await createUser(db)]
    await db.transaction(async (tx) => {
      tx.beforeCommit(async () => void (await rename(tx, other, 'Other')))
      await tx.conclude(tx.sendPrepared(renaming, ['One', one.id]))
    })
    expect([await nameOf(one), await nameOf(other)]).toEqual(['One', 'Other'])
  })

  test('fail for the reason of the write', async () => {
    const user = await createUser(db, { name: 'First' })
    const failing = db.transaction(async (tx) => {
      tx.beforeCommit(async () => {
        tx.writeLater(renaming, ['Later', user.id])
        await rename(tx, user, 'Other')
      })
      await tx.conclude(tx.sendPrepared(renaming, [null, user.id]))
    })
    await expect(failing).rejects.toMatchObject({ code: '23502' })
    expect(await nameOf(user)).toBe('First')
  })
})

describe('a connection that breaks', () => {
  function poolThat(fails: string) {
    const query = vi.fn(async (text: unknown): Promise<{ command: string }> => {
      if (text === fails) throw new Error('Connection terminated unexpectedly')
      return { command: String(text).toUpperCase() }
    })
    const release = vi.fn()
    const stream = { writableCorked: 1 }
    const client = { query, release, connection: { stream } }
    const pool = { connect: async () => client } as unknown as pg.Pool
    return { pool, query, release }
  }

  test('before anything is done is closed, and the failure told', async () => {
    const { pool, query, release } = poolThat('begin')
    await expect(transact(pool, async () => 'done')).rejects.toThrow('Connection terminated')
    expect(release.mock.calls).toEqual([[true]])
    expect(query).not.toHaveBeenCalledWith('rollback')
  })

  test('while the change is committed leaves open whether it was', async () => {
    const { pool, release } = poolThat('commit')
    await expect(transact(pool, async () => 'done')).rejects.toThrow(OutcomeUnknown)
    expect(release.mock.calls).toEqual([[true]])
  })

  test('leaves it open as well where a write that nobody waited for is the first to say so', async () => {
    const { pool, query, release } = poolThat('commit')
    const answer = query.getMockImplementation() as (sent: unknown) => Promise<{ command: string }>
    let tellWriter = (_: Error) => {}
    query.mockImplementation((sent) => {
      if (typeof sent === 'object') tellWriter = Object(sent).callback
      if (sent === 'commit') tellWriter(new Error('Connection terminated unexpectedly'))
      return answer(sent)
    })
    const losing = transact(pool, async (tx) => tx.writeLater(renaming, ['Lost', 1]))

    await expect(losing).rejects.toThrow(OutcomeUnknown)
    expect(release.mock.calls).toEqual([[true]])
  })

  test('leaves it open as well where the commit was sent with the last statement', async () => {
    const { pool, query, release } = poolThat('commit')
    const answer = query.getMockImplementation() as (sent: unknown) => Promise<{ command: string }>
    query.mockImplementation((sent) => {
      if (typeof sent === 'object')
        setImmediate(Object(sent).callback, new Error('Connection terminated unexpectedly'))
      return answer(sent)
    })
    const losing = transact(pool, (tx) => tx.finish(renaming, ['Lost', 1]))

    await expect(losing).rejects.toThrow(OutcomeUnknown)
    expect(release.mock.calls).toEqual([[true]])
  })

  test('while the work is undone is closed, and the work fails for its own reason', async () => {
    const { pool, release } = poolThat('rollback')
    const failing = transact(pool, async () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(release.mock.calls).toEqual([[true]])
  })

  test('is told from one that is whole, which is used again', async () => {
    const { pool, release } = poolThat('nothing')
    expect(await transact(pool, async () => 'done')).toBe('done')
    expect(release.mock.calls).toEqual([[false]])
  })
})
