import { expect, test } from 'vitest'
import { platformIds } from '../vocabulary/platforms.ts'
import { embedUrlOf } from './players.ts'
import { captionOf, hashtagsIn } from './posts/caption.ts'

test('platforms that play a post elsewhere do so by its id', () => {
  const playing = platformIds.map((platform_id) => embedUrlOf({ platform_id, uid: 'a1' }))

  expect(playing.filter((address) => address !== null)).toEqual([
    'https://www.tiktok.com/player/v1/a1',
    'https://www.youtube-nocookie.com/embed/a1',
    'https://www.instagram.com/p/a1/embed/',
    'https://platform.twitter.com/embed/Tweet.html?id=a1&dnt=true',
  ])
})

test('a caption is kept as far as it fits, and without what no database takes', () => {
  expect(captionOf('Title', undefined, ' more\0 ')).toBe('Title\n\nmore')
  expect(captionOf('  ', null)).toBeNull()
  expect([...(captionOf('😀'.repeat(6000)) ?? '')]).toHaveLength(5000)
  expect(captionOf('half \ud83d')?.isWellFormed()).toBe(true)
})

test('hashtags are found in any script, each once, and not in addresses', () => {
  const caption = '#Ad für #Käsekuchen, #ad &#39; https://a.test/#top a#b #日本 #'
  expect(hashtagsIn(caption)).toEqual(['#ad', '#Käsekuchen', '#日本'])
})
