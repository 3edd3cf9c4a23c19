import type pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { context } from '../../../../test/support/helper.ts'
import { rowOf } from '../../../../test/support/reading/row-of.ts'
import type { Send } from '../driver/statement.ts'
import { rememberPositions } from './past.ts'
import { laterOf, parsePosition, positionOf } from './position.ts'
import { atPrimary, Reading, readings } from './reading.ts'
import type { Replica } from './replica.ts'
import { openReplicas } from './replicas.ts'
import { notePosition, orReplica, sendOrReplica } from './routing.ts'

test('positions are compared as texts, and only what is one is taken from clients', () => {
  expect(positionOf('16/B374D848')).toBe('00000016b374d848')
  expect(positionOf('9/FFFFFFFF') < positionOf('A/0')).toBe(true)
  expect(laterOf('0a', '09')).toBe('0a')
  expect(laterOf('09', '0a')).toBe('0a')
  expect(parsePosition('16B374D848')).toBe('00000016b374d848')
  expect(parsePosition('0')).toBe('0'.repeat(16))
  for (const other of ['', '16/B374D848', '-1', 'f'.repeat(17), 'now'])
    expect(parsePosition(other)).toBeUndefined()
})

describe('The age of a replica', () => {
  test('is that of the newest position of the primary that it has reached', () => {
    const past = rememberPositions()
    past.add('10', 1000)
    past.add('20', 1250)
    past.add('30', 1500)
    expect(past.reachedAt('25')).toBe(1250)
    expect(past.reachedAt('30')).toBe(1500)
    expect(past.reachedAt('05')).toBeUndefined()
  })

  test('does not grow while nothing is written, nor is it known of a past that was lost', () => {
    const past = rememberPositions()
    past.add('10', 1000)
    past.add('10', 9000)
    expect(past.reachedAt('10')).toBe(9000)
    past.add('08', 9250)
    expect(past.reachedAt('09')).toBe(9250)
  })
})

test('replicas behind one pooler have a name each', async () => {
  const at = (database: string) => `postgres://troupe:secret@127.0.0.1:1/${database}`
  const replicas = openReplicas({
    ...{ urls: [at('one'), at('two')], mostLagMs: 1000, log: context.log },
    ...{ config: { connectionString: at('primary') }, connections: 1, sharesSessions: true },
    sendToPrimary: vi.fn(),
  })
  expect(replicas.states().map(({ name }) => name)).toEqual(['127.0.0.1:1/one', '127.0.0.1:1/two'])
  await replicas.close()
})

/** The pool, and one that answers or fails in its place. */
function setUp(answer: () => Promise<unknown>) {
  const counted = { countRead: vi.fn(), countFallback: vi.fn() }
  const there = vi.fn(answer)
  const replica = { ...counted, pool: { query: there }, send: there } as unknown as Replica
  const here = vi.fn(async (..._asked: unknown[]) => 'new')
  const pool = orReplica({ query: here } as unknown as pg.Pool)
  const send = sendOrReplica(here as unknown as Send)
  const asking = <Result>(reading: Reading, work: () => Promise<Result>) =>
    readings.run(reading, work)
  const ask = (text: string) => pool.query(text) as unknown as Promise<unknown>
  return { ...counted, replica, there, here, send, asking, ask }
}

const refused = (code: string) => async () => {
  throw Object.assign(new Error('refused'), { code })
}

describe('A request that may read what is old', () => {
  test('reads from the replica, and writes to the primary', async () => {
    const { replica, asking, ask, send, countRead, here } = setUp(async () => 'old')
    const reading = new Reading(replica)
    await asking(reading, async () => {
      expect(await ask('select 1')).toBe('old')
      expect(await ask('  with one as (select 1) select * from one')).toBe('old')
      expect(await send({ name: 'one', text: 'select 1' }, [])).toBe('old')
      expect(countRead).toHaveBeenCalledTimes(3)
      expect(here).not.toHaveBeenCalled()
      expect(reading.written).toBeUndefined()

      expect(await ask('insert into things values (1)')).toBe('new')
      expect(reading.written).toBe('unknown')
      expect(await ask('select 1')).toBe('new')
    })
  })

  test('asks the primary what the replica cannot answer, and from then on all else', async () => {
    const { replica, asking, ask, there, countFallback } = setUp(refused('25006'))
    const reading = new Reading(replica)
    await asking(reading, async () => {
      expect(await ask('select 1')).toBe('new')
      expect(await ask('select 2')).toBe('new')
    })
    expect(there).toHaveBeenCalledOnce()
    expect(countFallback).toHaveBeenCalledOnce()
    expect(reading.isOld).toBe(false)
  })

  test('does not have done again what took too long', async () => {
    const { replica, asking, ask, here } = setUp(refused('57014'))
    await expect(asking(new Reading(replica), () => ask('select 1'))).rejects.toThrow('refused')
    expect(here).not.toHaveBeenCalled()
  })

  test('does at the primary what must not be old', async () => {
    const { replica, asking, ask } = setUp(async () => 'old')
    await asking(new Reading(replica), async () => {
      expect(await atPrimary(() => ask('select 1'))).toBe('new')
      expect(await ask('select 1')).toBe('old')
    })
  })

  test('knows the later position of two commits, and when it has to ask', async () => {
    const { replica } = setUp(async () => 'old')
    const reading = new Reading(replica)
    const commit = (position: string | null) =>
      readings.run(reading, async () => notePosition(async () => [rowOf([position])]))
    await commit('0/20')
    await commit('0/10')
    expect(reading.written).toBe('0000000000000020')
    expect(reading.isOld).toBe(false)
    await commit(null)
    expect(reading.written).toBe('unknown')
    await commit('0/30')
    expect(reading.written).toBe('0000000000000030')
  })
})

test('nothing is asked for where no request waits for it, or there are no replicas', async () => {
  const send = vi.fn()
  expect(notePosition(send)).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
  expect(context.replicas).toBeUndefined()
})
