import { expect, test, vi } from 'vitest'
import { openWorkPlaces } from './work-places.ts'

const isHere = () => false
const isGone = () => true

/** Places that are all taken, and the way to give one back. */
function fullPlaces(waitMs = 60_000) {
  const work = openWorkPlaces({ working: 1, waitMs })
  return { work, leave: work.take() as () => void }
}

test('a place is given back once, however often', () => {
  const { work, leave } = fullPlaces()
  leave()
  leave()

  expect(work.take()).toBeTypeOf('function')
  expect(work.take()).toBeUndefined()
})

test('who waits in a short line gets the place in the order of arrival', async () => {
  const work = openWorkPlaces({ working: 2, waitMs: 60_000 })
  work.take()
  const leave = work.take() as () => void
  const order: string[] = []
  const entering = ['first', 'second'].map((name) =>
    work.wait(isHere).then((next) => {
      order.push(name)
      next?.()
    }),
  )
  leave()
  await Promise.all(entering)

  expect(order).toEqual(['first', 'second'])
  expect(work.take()).toBeTypeOf('function')
})

test('in a long line the newest come first, and the oldest are told in time', async () => {
  const { work, leave } = fullPlaces(50)
  const [oldest, ...others] = Array.from({ length: 5 }, () => work.wait(isHere))
  leave()

  expect(await others.at(-1)).toBeTypeOf('function')
  expect(await oldest).toBeUndefined()
})

test('who has sent a body comes before who has just arrived', async () => {
  const { work, leave } = fullPlaces()
  let isIn = false
  void work.wait(isHere).then(() => {
    isIn = true
  })
  const returning = work.waitAgain(isHere)
  leave()

  expect(await returning).toBeTypeOf('function')
  expect(isIn).toBe(false)
})

test('who has gone away is passed over', async () => {
  const { work, leave } = fullPlaces()
  const here = work.wait(isHere)
  // In a line this long the newest comes first.
  const gone = work.wait(isGone)
  leave()

  expect(await gone).toBeUndefined()
  expect(await here).toBeTypeOf('function')
})

test('nobody waits for long', async () => {
  vi.useFakeTimers()
  try {
    const { work } = fullPlaces(1000)
    const waited = work.wait(isHere)
    vi.advanceTimersByTime(1000)
    expect(await waited).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
