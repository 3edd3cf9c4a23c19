import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { context, db } from '../../../../test/support/helper.ts'
import { one } from '../rows.ts'
import { textsOf } from './row.ts'
import { shareConnections } from './shared-connections.ts'
import type { Value } from './statement.ts'

const { databaseUrl: connectionString } = context.config

describe.runIf(connectionString)('Shared connections', () => {
  const shared = shareConnections({ connectionString }, 2)
  const ask = async (text: string, values: Value[] = []) =>
    textsOf(one(await shared.send({ name: text, text }, values)))[0]
  const pids = async (asked: number) =>
    new Set(await Promise.all(Array.from({ length: asked }, () => ask('select pg_backend_pid()'))))

  afterAll(() => shared.end())

  test('give each statement its own answer, however many are asked at once', async () => {
    const numbers = Array.from({ length: 500 }, (_, number) => number)

    const answers = await Promise.all(numbers.map((number) => ask('select $1::int', [number])))

    expect(answers).toEqual(numbers.map(String))
  })

  test('are as many as allowed', async () => {
    expect((await pids(50)).size).toBe(2)
  })

  test('are one while there is little to do', async () => {
    const seen = [await ask('select pg_backend_pid()'), await ask('select pg_backend_pid()')]
    expect(seen[0]).toBe(seen[1])
  })

  test('let what comes later pass by a slow statement', async () => {
    const order: string[] = []
    const slow = ask('select pg_sleep(0.5)').then(() => order.push('slow'))
    for (let number = 0; number < 20; number += 1) await ask('select 1')
    order.push('others')
    await slow

    expect(order).toEqual(['others', 'slow'])
  })

  test('keep an error to the statement that caused it', async () => {
    const asked = ['select 1', 'select 1 / 0', 'select 2', 'select nothing', 'select 3']

    const settled = await Promise.allSettled(asked.map((text) => ask(text)))

    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      '1',
      'failed',
      '2',
      'failed',
      '3',
    ])
  })

  test('are replaced when the server closes them', async () => {
    const before = await pids(50)
    const sleeping = ask('select pg_sleep(60)').catch((error: Error) => error.message)
    for (const pid of before) await db.execute(sql`select pg_terminate_backend(${pid})`)

    expect(await sleeping).toMatch(/terminat/)
    // A statement that is sent before the driver notices the closed connection fails with it.
    const survivors = async () => {
      const after = await pids(50).catch(() => before)
      return [...before].filter((pid) => after.has(pid))
    }
    await expect.poll(survivors).toEqual([])
    expect((await pids(50)).size).toBe(2)
  })

  test('tell who asks that there is no server, and try again for the next', async () => {
    const nowhere = shareConnections({ host: '127.0.0.1', port: 1 }, 2)

    for (const _ of [1, 2]) {
      await expect(nowhere.send({ name: 'one', text: 'select 1' }, [])).rejects.toThrow(
        'ECONNREFUSED',
      )
    }
    await nowhere.end()
  })

  test('end when what was asked is answered', async () => {
    const ending = shareConnections({ connectionString }, 2)
    const asked = [1, 2, 3].map((number) =>
      ending.send({ name: 'slow', text: 'select $1::int, pg_sleep(0.1)' }, [number]),
    )
    // Connections exist only once a statement has asked for one, so `end` is called after that.
    await Promise.resolve()
    await ending.end()

    const answers = await Promise.all(asked)
    expect(answers.map((rows) => textsOf(one(rows))[0])).toEqual(['1', '2', '3'])
  })
})
