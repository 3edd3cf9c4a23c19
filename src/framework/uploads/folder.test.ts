import fs from 'node:fs'
import promises from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openFolder } from './folder.ts'

function setUp() {
  const place = fs.mkdtempSync(join(process.env.DATA_DIR as string, 'files-'))
  return { location: place, folder: openFolder(place) }
}

/** Notes the steps that are done to the disk, in their order. */
function watchDisk(): string[] {
  const steps: string[] = []
  const [open, rename] = [promises.open, promises.rename]
  const opening = vi.spyOn(promises, 'open').mockImplementation(async (path, ...rest) => {
    const file = await open(path, ...rest)
    const name = basename(String(path))
    const sync = file.sync.bind(file)
    file.sync = async () => {
      steps.push(`sync ${name}`)
      await sync()
    }
    return file
  })
  const renaming = vi.spyOn(promises, 'rename').mockImplementation(async (from, to) => {
    steps.push(`rename ${basename(String(from))} to ${basename(String(to))}`)
    await rename(from, to)
  })
  onTestFinished(() => {
    opening.mockRestore()
    renaming.mockRestore()
  })
  return steps
}

test('a file has its name only once it is on the disk, and then the name gets there too', async () => {
  const { location, folder } = setUp()
  const steps = watchDisk()

  await folder.put('picture.png', Buffer.from('a picture'))

  expect(steps).toEqual([
    'sync picture.png.draft',
    'rename picture.png.draft to picture.png',
    `sync ${basename(location)}`,
  ])
  expect(fs.readdirSync(location)).toEqual(['picture.png'])
  expect(Buffer.from(await folder.getBytes('picture.png')).toString()).toBe('a picture')
})

test('a file that is half-written is not seen, and goes with its key', async () => {
  const { location, folder } = setUp()
  const broken = Readable.from(
    (async function* () {
      yield 'half a pic'
      throw new Error('the process ends')
    })(),
  )

  await expect(folder.putStream('picture.png', broken)).rejects.toThrow('the process ends')
  expect(await folder.exists('picture.png')).toBe(false)
  await expect(folder.getBytes('picture.png')).rejects.toThrow()
  expect(fs.readdirSync(location)).toEqual(['picture.png.draft'])

  await folder.delete('picture.png')
  expect(fs.readdirSync(location)).toEqual([])
})

test('a file that is written again is the old one or the new one', async () => {
  const { folder } = setUp()
  await folder.put('picture.png', 'old')
  const writing = folder.put('picture.png', 'a new picture')
  const seen = new Set<string>()

  let isDone = false
  writing.then(() => {
    isDone = true
  })
  while (!isDone) seen.add(await folder.get('picture.png'))
  seen.add(await folder.get('picture.png'))

  expect([...seen].filter((text) => text !== 'old')).toEqual(['a new picture'])
})
