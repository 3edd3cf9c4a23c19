import { expect, test } from 'vitest'
import { platformIds } from '../../vocabulary/platforms.ts'
import { examplePostUrl, noPostInWords } from './no-post.ts'

test.each([
  [
    'hello',
    /^is not the address of a post, which looks like https:\/\/www\.tiktok\.com\/@you\/video\/…$/,
  ],
  [
    'https://www.tiktok.com/@lena',
    /but of a profile: .* https:\/\/www\.tiktok\.com\/@you\/video\/…$/,
  ],
  ['https://www.youtube.com/@lena/shorts', /but of a profile: .*youtube\.com\/watch\?v=…$/],
  ['https://www.instagram.com/lena/', /but of a profile: .*instagram\.com\/p\/…\/$/],
  ['https://www.tiktok.com/@lena/video/x', /: on TikTok one looks like https:\/\/www\.tiktok/],
  ['https://www.instagram.com/p/', /: on Instagram one looks like/],
])('of %s it says what it is', (address, words) => {
  expect(noPostInWords(address, ['tiktok'])).toMatch(words)
})

test('every platform has an example', () => {
  for (const platform of platformIds) expect(examplePostUrl(platform)).toMatch(/^https:.*…/)
})
