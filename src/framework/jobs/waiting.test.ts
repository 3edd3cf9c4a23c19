import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { watchWaiting } from './waiting.ts'

test('one look is for all kinds that ask within a moment', async () => {
  const query = vi.fn(async () => ({ rows: [{ name: 'mail' }] }))
  const isWaiting = watchWaiting({ query } as unknown as pg.Pool, () => ['mail', 'sweep'])

  expect(await Promise.all([isWaiting('mail'), isWaiting('sweep')])).toEqual([true, false])
  expect(query).toHaveBeenCalledTimes(1)
})
