import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../../test/support/processes/server-process.ts'
import { pack, unpack } from './archive.ts'

const hasAge = (() => {
  try {
    execFileSync('age', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** The file of a key, and the recipient that it opens for. */
function makeKey(folder: string, name: string) {
  const identity = join(folder, name)
  execFileSync('age-keygen', ['-o', identity], { stdio: 'ignore' })
  const [, recipient = ''] = /public key: (\S+)/.exec(readFileSync(identity, 'utf8')) ?? []
  return { identity, recipient }
}

test.runIf(hasAge)('an encrypted backup opens for its key alone, and only whole', async () => {
  const folder = temporaryDirectory()
  const [content, opened] = [join(folder, 'content'), join(folder, 'opened')]
  for (const one of [content, opened]) mkdirSync(one)
  writeFileSync(join(content, 'secret'), 'the books of Northwind '.repeat(1000))
  const [own, other] = [makeKey(folder, 'own'), makeKey(folder, 'other')]
  const file = join(folder, 'backup')
  await pack(content, file, own.recipient)

  expect(readFileSync(file, 'latin1')).not.toContain('Northwind')
  await expect(unpack(file, opened)).rejects.toThrow('name the file of its key')
  await expect(unpack(file, opened, other.identity)).rejects.toThrow('made for another key')

  const damaged = join(folder, 'damaged')
  const bytes = readFileSync(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(damaged, bytes)
  await expect(unpack(damaged, opened, own.identity)).rejects.toThrow('is damaged')

  await unpack(file, opened, own.identity)
  expect(readFileSync(join(opened, 'secret'), 'utf8')).toContain('the books of Northwind')
})

test.runIf(hasAge)('a recipient that is none leaves no file behind', async () => {
  const folder = temporaryDirectory()
  const file = join(folder, 'backup')
  await expect(pack(folder, file, 'nobody')).rejects.toThrow('age failed')
  expect(() => readFileSync(file)).toThrow('ENOENT')
  expect(() => readFileSync(`${file}.draft`)).toThrow('ENOENT')
})
