import { expect, test } from 'vitest'
import { Overloaded } from '../errors.ts'
import { takeTurns } from './turns.ts'

test('so many run at once, so many wait in the order they came, and the rest is refused', async () => {
  const inTurn = takeTurns({ atOnce: 2, waiting: 2 })
  const started: string[] = []
  const run = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const ended = inTurn(() => {
      started.push(name)
      return promise
    })
    return { ended, finish: resolve, fail: reject }
  }
  const [one, two, three, four] = [run('one'), run('two'), run('three'), run('four')]
  await expect(run('five').ended).rejects.toBeInstanceOf(Overloaded)
  expect(started).toEqual(['one', 'two'])

  one.fail(new Error('broken'))
  await expect(one.ended).rejects.toThrow('broken')
  expect(started).toEqual(['one', 'two', 'three'])

  for (const { ended, finish } of [two, three, four]) {
    finish()
    await ended
  }
  const six = run('six')
  six.finish()
  await six.ended
  expect(started).toEqual(['one', 'two', 'three', 'four', 'six'])
})
