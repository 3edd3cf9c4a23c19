import { expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { context } from '../../../test/support/helper.ts'
import { buildApp } from '../../composition/app.ts'
import type { OpenContext } from '../../composition/context.ts'

/** On a machine with much to do the database may have answered a while ago. */
const pulse = { ...context.pulse, ageMs: () => 0 }

const answersOf = async (changes: Partial<OpenContext>) => {
  const app = await buildApp({ ...context, pulse, ...changes })
  const [up, ready] = [await clientOf(app).get('/up'), await clientOf(app).get('/ready')]
  return [
    [up.statusCode, up.json()],
    [ready.statusCode, ready.json()],
  ]
}

test('a process whose database answers is up and ready', async () => {
  expect(await answersOf({})).toEqual([
    [200, { status: 'up', database: 'up', answered_seconds_ago: 0 }],
    [200, { status: 'ready', database: 'up', disk: 'free' }],
  ])
})

test('one whose database has not answered for a while is up, but not ready', async () => {
  const late = { ...pulse, ageMs: () => 12_345 }

  expect(await answersOf({ pulse: late })).toEqual([
    [200, { status: 'up', database: 'down', answered_seconds_ago: 12 }],
    [503, { status: 'not ready', database: 'down', disk: 'free' }],
  ])
})

test('one whose database takes no writes is up, but not ready', async () => {
  const [up, ready] = await answersOf({ pulse: { ...pulse, isReadOnly: () => true } })

  expect(up?.[0]).toBe(200)
  expect(ready).toEqual([503, { status: 'not ready', database: 'read-only', disk: 'free' }])
})

test('one whose disk is full is up, but not ready', async () => {
  const [up, ready] = await answersOf({ disk: { ...context.disk, isFull: () => true } })

  expect(up?.[0]).toBe(200)
  expect(ready).toEqual([503, { status: 'not ready', database: 'up', disk: 'full' }])
})

test('one that is about to stop is up, but wants no further requests', async () => {
  const [up, ready] = await answersOf({ drain: { isOn: true, servers: [] } })

  expect(up?.[0]).toBe(200)
  expect(ready).toEqual([503, { status: 'stopping', database: 'up', disk: 'free' }])
})
