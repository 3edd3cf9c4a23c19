import { afterAll, beforeEach, expect, test } from 'vitest'
import { context as usual } from '../../../test/support/helper.ts'
import { openPlatforms } from '../../../test/support/servers/platforms-server.ts'
import { readPicture } from './picture.ts'

const platforms = await openPlatforms()
const { on, asked, context } = platforms
afterAll(() => platforms.close())
beforeEach(() => platforms.forget())

const place = 'i.ytimg.com/vi/v1/hq.jpg'
const address = `https://${place}`
const headers = { 'content-type': 'image/jpeg' }

test('a picture is fetched where the platform says it is, without anything that tells who asks', async () => {
  on(place, { headers, bytes: Buffer.from('dots') })

  expect((await readPicture(context, address)).toString()).toBe('dots')
  expect(asked[0]?.headers).not.toHaveProperty('authorization')
  expect(asked[0]?.headers).not.toHaveProperty('cookie')
})

test('what is too big, no picture, gone or elsewhere is not taken', async () => {
  const refused: [string, Parameters<typeof on>[1], string][] = [
    ['too-big', { headers, bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }, 'Too large'],
    ['no-picture', { text: '<p>Sign in</p>' }, 'Answered no picture'],
    ['gone', { status: 403, headers }, 'Answered 403'],
    ['elsewhere', { status: 302, headers: { location: 'http://127.0.0.1/' } }, 'Answered 302'],
  ]
  for (const [name, reply, message] of refused) {
    on(`i.ytimg.com/${name}`, reply)
    await expect(readPicture(context, `https://i.ytimg.com/${name}`)).rejects.toThrow(message)
  }
  expect(asked).toHaveLength(refused.length)
})

test('a server that does not answer is not waited for', async () => {
  on(place, () => new Promise(() => {}))
  await expect(readPicture(context, address, 50)).rejects.toThrow()
})

test.each([
  'http://127.0.0.1/picture.jpg',
  'http://[::1]/picture.jpg',
  'http://169.254.169.254/picture.jpg',
  'https://user:secret@i.ytimg.com/picture.jpg',
  'file:///etc/passwd',
  'not an address',
])('nothing is fetched from %s', async (wrong) => {
  await expect(readPicture(usual, wrong)).rejects.toThrow()
})
