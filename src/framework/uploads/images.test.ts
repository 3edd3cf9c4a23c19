import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { flatGif } from '../../../test/support/files/flat-gif.ts'
import { Overloaded } from '../errors.ts'
import { readImage } from './images.ts'

const read = (data: Buffer, owner = 1) => readImage({ data }, 'avatar', owner)
const plain = { width: 64, height: 64, channels: 3, background: '#4f46e5' } as const

describe('a picture', () => {
  test('may be an animation', async () => {
    const { data, extension } = await read(flatGif(300, 200, 20))

    expect(extension).toBe('gif')
    expect(await sharp(data).metadata()).toMatchObject({ format: 'gif', width: 300, height: 200 })
  })

  test('has no larger frames than can be written in time', async () => {
    const read = (width: number, height: number) =>
      readImage({ data: flatGif(width, height, 1) }, 'avatar', 1)
    await expect(read(2048, 2049)).rejects.toMatchObject({
      errors: { avatar: ['is too large for a GIF (maximum is 4194304 pixels a frame)'] },
    })
    expect((await read(2048, 2048)).extension).toBe('gif')
  })

  test('has no more pixels in all its frames than a still one may have', async () => {
    const bomb = flatGif(4096, 4096, 15)
    expect(bomb.length).toBeLessThan(200_000)

    await expect(read(bomb)).rejects.toMatchObject({
      errors: { avatar: ['has too many frames (maximum is 16777216 pixels in all)'] },
    })
  })

  test('is refused from its headers, at less than what reading a small one costs', async () => {
    const bomb = flatGif(4096, 4096, 15)
    const small = await sharp({ create: { ...plain, width: 2000, height: 2000 } })
      .webp()
      .toBuffer()

    const refusing = await processorTime(() => read(bomb).catch(() => {}))
    const reading = await processorTime(() => read(small))

    expect(refusing).toBeLessThan(reading)
  })

  test.each(['tiff', 'avif'] as const)('is not read at all as %s', async (format) => {
    const data = await sharp({ create: plain }).toFormat(format).toBuffer()

    await expect(sharp(data).metadata()).rejects.toThrow('unsupported image format')
    await expect(read(data)).rejects.toMatchObject({
      errors: { avatar: ['must be a JPEG, PNG, GIF or WebP image'] },
    })
  })

  test('waits for its turn among a few of its owner, and is turned away beyond them', async () => {
    const data = await sharp({ create: plain }).png().toBuffer()

    const many = Array.from({ length: 16 }, () => read(data, 1))
    const [other, ...refused] = await Promise.all([
      read(data, 2),
      ...many.slice(5).map((one) => one.catch((error) => error)),
    ])

    expect(other.extension).toBe('png')
    expect(refused).toEqual(Array(11).fill(expect.any(Overloaded)))
    for (const one of many.slice(0, 5)) expect((await one).extension).toBe('png')
    expect((await read(data, 1)).extension).toBe('png')
  })

  test('of another owner is not kept waiting by large ones', async () => {
    const large = await sharp({ create: { ...plain, width: 2000, height: 2000 } })
      .webp()
      .toBuffer()
    const small = await sharp({ create: plain }).png().toBuffer()
    const order: string[] = []

    const readLarge = () => read(large, 1).then(() => order.push('large'))
    const larges = Promise.allSettled(Array.from({ length: 16 }, readLarge))
    await read(small, 2)
    order.push('small')
    await larges

    expect(order).toEqual(['small', 'large', 'large', 'large', 'large', 'large'])
  })
})

/** Of all threads: pictures are not worked on in this one. */
async function processorTime(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
