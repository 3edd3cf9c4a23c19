import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endTogether } from './database.ts'

/** A thread that answers calls until it falls silent. */
function makeThread() {
  const thread = Object.assign(new EventEmitter(), {
    isSilent: false,
    postMessage: () => {
      if (!thread.isSilent) thread.emit('message', 'here')
    },
  })
  return thread
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a thread that answers may live as long as it likes', () => {
  endTogether(makeThread())
  vi.advanceTimersByTime(24 * 3_600_000)
})

test('one that is mute for two minutes ends the process', () => {
  const thread = makeThread()
  endTogether(thread)
  vi.advanceTimersByTime(60_000)
  thread.isSilent = true

  vi.advanceTimersByTime(115_000)
  expect(() => vi.advanceTimersByTime(15_000)).toThrow('The embedded database has ended')
})

test('one that ends by itself takes the process with it, and tells the cause', () => {
  const thread = makeThread()
  endTogether(thread)
  thread.emit('error', new Error('out of memory'))

  expect(() => thread.emit('exit', 1)).toThrow(
    expect.objectContaining({ cause: new Error('out of memory') }),
  )
})

test('one that was told to stop may end alone', () => {
  const thread = makeThread()
  const release = endTogether(thread)
  release()

  thread.isSilent = true
  vi.advanceTimersByTime(600_000)
  thread.emit('exit', 0)
})
