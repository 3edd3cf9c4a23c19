import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeAccountUrl } from './account-url.ts'
import { type ManualPlatformId, manualPlatformIds } from './known-platforms.ts'

const platform = fc.constantFrom(...manualPlatformIds)
const name = fc.stringMatching(/^[a-z0-9][a-z0-9._]{1,28}[a-z0-9]$/)
const hosts: Record<ManualPlatformId, string[]> = {
  instagram: ['instagram.com', 'www.instagram.com', 'm.instagram.com', 'WWW.Instagram.com.'],
  x: ['x.com', 'www.x.com', 'twitter.com', 'mobile.twitter.com', 'Twitter.com'],
  facebook: ['facebook.com', 'm.facebook.com', 'web.facebook.com', 'de-de.facebook.com', 'fb.com'],
  twitch: ['twitch.tv', 'www.twitch.tv', 'm.twitch.tv'],
  snapchat: ['snapchat.com', 'www.snapchat.com'],
  threads: ['threads.com', 'www.threads.net', 'threads.net'],
  linkedin: ['linkedin.com', 'www.linkedin.com', 'de.linkedin.com'],
}
const before: Record<ManualPlatformId, string[]> = {
  instagram: ['', '@'],
  x: ['', '@'],
  facebook: ['', 'pg/'],
  twitch: [''],
  snapchat: ['add/', '@'],
  threads: ['@', ''],
  linkedin: ['in/'],
}

/** Some way in which people write the address of one account. */
const spelling = (platform: ManualPlatformId, name: string) =>
  fc
    .record({
      scheme: fc.constantFrom('https', 'http', 'HTTPS'),
      host: fc.constantFrom(...hosts[platform]),
      before: fc.constantFrom(...before[platform]),
      upper: fc.boolean(),
      slashes: fc.constantFrom('', '/', '//'),
      query: fc.constantFrom('', '?igsh=abc', '?hl=en&utm_source=x'),
      fragment: fc.constantFrom('', '#about'),
    })
    .map(
      ({ scheme, host, before, upper, slashes, query, fragment }) =>
        `${scheme}://${host}/${before}${upper ? name.toUpperCase() : name}${slashes}${query}${fragment}`,
    )

describe('normalizeAccountUrl', () => {
  test('writes one account in one way, however it was typed', () => {
    const spellings = fc
      .tuple(platform, name)
      .chain(([id, name]) =>
        fc.record({ id: fc.constant(id), one: spelling(id, name), other: spelling(id, name) }),
      )

    fc.assert(
      fc.property(spellings, ({ id, one, other }) => {
        expect(normalizeAccountUrl(id, one)).toBeDefined()
        expect(normalizeAccountUrl(id, one)).toBe(normalizeAccountUrl(id, other))
      }),
    )
  })

  test('keeps two accounts apart', () => {
    fc.assert(
      fc.property(platform, name, name, (id, one, other) => {
        fc.pre(one !== other)
        const [path = ''] = before[id]
        const [host] = hosts[id]
        expect(normalizeAccountUrl(id, `https://${host}/${path}${one}`)).not.toBe(
          normalizeAccountUrl(id, `https://${host}/${path}${other}`),
        )
      }),
    )
  })

  test('leaves alone what it has written itself', () => {
    const path = fc.array(fc.oneof(name, fc.webSegment(), fc.string({ unit: 'grapheme' })), {
      minLength: 1,
      maxLength: 3,
    })

    fc.assert(
      fc.property(platform, path, (id, segments) => {
        const address = `https://${hosts[id][0]}/${segments.map(encodeURIComponent).join('/')}`
        const normal = normalizeAccountUrl(id, address)
        fc.pre(normal !== undefined)
        expect(normalizeAccountUrl(id, normal as string)).toBe(normal)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['instagram', 'http://www.Instagram.com/Jane.Doe/?hl=de#x', 'https://instagram.com/jane.doe'],
    ['instagram', 'https://instagram.com/jane/reels/', 'https://instagram.com/jane'],
    ['x', 'https://mobile.twitter.com/Jane/status/1', 'https://x.com/jane'],
    ['facebook', 'https://facebook.com/profile.php?id=1000123', 'https://facebook.com/1000123'],
    ['facebook', 'https://facebook.com/people/Jane-Doe/1000123/', 'https://facebook.com/1000123'],
    ['snapchat', 'https://www.snapchat.com/@jane', 'https://snapchat.com/add/jane'],
    ['threads', 'https://www.threads.net/@Jane', 'https://threads.com/@jane'],
    ['linkedin', 'https://at.linkedin.com/in/Jos%C3%A9-D', 'https://linkedin.com/in/jos%C3%A9-d'],
  ] as const)('on %s makes %s into %s', (id, address, expected) => {
    expect(normalizeAccountUrl(id, address)).toBe(expected)
  })

  test.each([
    ['instagram', 'https://instagram.com/'],
    ['instagram', 'https://instagram.com/p/Cxyz/'],
    ['instagram', 'https://instagram.com/%E0%A4%A'],
    ['instagram', 'https://instagram.com/@..'],
    ['instagram', 'https://instagram.com/a%2Fb'],
    ['instagram', 'https://instagram.com:8443/jane'],
    ['instagram', 'https://jane@instagram.com/jane'],
    ['instagram', 'https://instagram.com.example.com/jane'],
    ['instagram', 'https://example.com/instagram.com/jane'],
    ['instagram', 'https://notinstagram.com/jane'],
    ['x', 'https://x.com/i/flow/login'],
    ['facebook', 'https://facebook.com/profile.php'],
    ['facebook', 'https://facebook.com/groups/1'],
    ['linkedin', 'https://linkedin.com/feed/'],
    ['linkedin', 'https://linkedin.com/in/'],
  ] as const)('on %s finds no account at %s', (id, address) => {
    expect(normalizeAccountUrl(id, address)).toBeUndefined()
  })
})
