import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchRoom } from './room.ts'

test('a folder that is not there yet is made, so that a first start finds room in it', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'room-')), 'data')
  const room = await watchRoom(folder)
  expect(room.freeBytes()).toBeGreaterThan(0)
  expect(room.isFull()).toBe(false)
  room.stop()
})
