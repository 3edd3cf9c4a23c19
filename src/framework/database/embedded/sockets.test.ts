import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSocketFolder, socketName, sweepSocketFolders } from './sockets.ts'

const long = new Date(Date.now() - 2 * 3_600_000)

/** A folder as a process leaves it that was killed. */
async function leaveSocket(): Promise<string> {
  const folder = makeSocketFolder()
  const listen = `require('net').createServer().listen(process.argv[1], () => console.log('up'))`
  const child = spawn(process.execPath, ['-e', listen, join(folder, socketName)])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(readdirSync(folder)).toEqual([socketName])
  return folder
}

test('the folders of killed processes are removed, and no others', async () => {
  const left = await leaveSocket()
  const neverUsed = makeSocketFolder()
  utimesSync(neverUsed, long, long)

  const starting = makeSocketFolder()
  const alive = makeSocketFolder()
  const server = createServer().listen(join(alive, socketName))
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const withMore = await leaveSocket()
  writeFileSync(join(withMore, 'notes.txt'), 'keep')
  const otherKind = mkdtempSync(join(tmpdir(), 'troupe-other-'))
  const otherUse = mkdtempSync(join(tmpdir(), 'troupe-'))
  mkdirSync(join(otherUse, 'work'))
  utimesSync(otherKind, long, long)
  utimesSync(otherUse, long, long)
  utimesSync(alive, long, long)

  await sweepSocketFolders()

  expect([left, neverUsed].filter(existsSync)).toEqual([])
  const others = [starting, alive, withMore, otherKind, otherUse]
  expect(others.filter(existsSync)).toEqual(others)
  expect(readdirSync(withMore)).toEqual([socketName, 'notes.txt'])
})

test.runIf(process.getuid?.() === 0)('folders of another user are left alone', async () => {
  const left = await leaveSocket()
  chownSync(left, 65_534, 65_534)

  await sweepSocketFolders()

  expect(existsSync(left)).toBe(true)
})
