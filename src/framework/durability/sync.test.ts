import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../../test/support/processes/server-process.ts'
import { makeFolder } from './sync.ts'

test('a folder is made with those it lies in, once', () => {
  const root = temporaryDirectory()
  const folder = join(root, 'one/two/three')

  makeFolder(folder, 0o700)
  makeFolder(folder)

  expect(statSync(folder).mode & 0o777).toBe(0o700)
  writeFileSync(join(root, 'file'), '')
  expect(() => makeFolder(join(root, 'file/folder'))).toThrow('ENOTDIR')
  expect(() => makeFolder(join(root, 'file'))).toThrow('EEXIST')
})

test.runIf(existsSync('/proc'))('one that the system does not know is refused at once', () => {
  expect(() => makeFolder('/proc/troupe/data')).toThrow('ENOENT')
})
