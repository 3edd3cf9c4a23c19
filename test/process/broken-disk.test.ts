import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/framework/project-root.ts'
import { namesAt, startServer, usedDirectory } from '../support/processes/server-process.ts'
import { unique } from '../support/world/factories.ts'

test('a disk that refuses to keep a write ends the process, and the write is not acknowledged', async () => {
  const DATA_DIR = await usedDirectory()
  const BROKEN_DISK = join(DATA_DIR, 'broken')
  const preload = join(projectRoot, 'test/support/processes/broken-disk.mjs')
  const server = await startServer({
    DATA_DIR,
    BROKEN_DISK,
    NODE_OPTIONS: `--import=${preload}`,
  })
  writeFileSync(BROKEN_DISK, '')

  const name = unique('Lost')
  const answer = await server
    .post('/organizations.json', { organization: { name } })
    .catch(() => undefined)

  expect(answer?.status ?? 500).toBeGreaterThanOrEqual(500)
  expect(await server.ended).toEqual({ code: 1 })
  expect(server.output()).toContain('could not be written to its disk: Error: EIO')
  const next = await startServer({ DATA_DIR })
  expect(await namesAt(next)).toContain('Halide Audio')
  next.kill('SIGTERM')
  await next.ended
}, 300_000)
