import { expect, test } from 'vitest'
import { canOptimize } from './memory.ts'

const gigabyte = 1024 ** 3

test.each([
  [8, 0, true],
  [8, 2 ** 33, true],
  [8, 1, false],
  [1, 0, false],
])('a machine of %d GB with a limit of %d GB: %s', (machine, limit, expected) => {
  expect(canOptimize(machine * gigabyte, limit * gigabyte)).toBe(expected)
})
