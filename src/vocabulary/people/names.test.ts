import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { cleanName, cutName, longestName } from './names.ts'

describe('a name', () => {
  test.each([
    ['is trimmed', '  Mara\t', 'Mara'],
    ['is on one line', 'Mara\r\nLind\u2028qvist\u0085X', 'Mara Lind qvist X'],
    ['has single spaces', 'Mara \u00a0\u2003 Lindqvist', 'Mara Lindqvist'],
    ['has no space where nothing is between two', 'Mara \u200b \u2060 L', 'Mara L'],
    ['has no control characters', 'Ma\u0007ra\u001b[31m', 'Mara[31m'],
    ['has no direction of its own', '\u202eMara\u2066\u200f\u061c', 'Mara'],
    ['has no zero width', 'M\u200ba\u200cr\u200da\ufeff\u00ad', 'Mara'],
    ['has no fillers', 'M\u115f\u1160\u3164\uffa0\u2800a', 'Ma'],
    ['has no selectors of nothing', 'M\ufe0fa\ufe00\u{e0101}', 'Ma'],
    ['has no tags', 'Mara\u{e0068}\u{e0069}', 'Mara'],
    ['has no private characters', 'Mara\ue000\u{f0000}', 'Mara'],
    ['is normalised', 'ﬁne Ｍａｒａ™ ①', 'fine MaraTM 1'],
    ['is composed, also across what is dropped', 'Jose\u200b\u0301', 'José'],
    ['keeps families and hearts together', '👩🏽‍🚀 👨‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣', '👩🏽‍🚀 👨‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣'],
    ['keeps pictures apart that nothing joins', '👩‍ Mara', '👩 Mara'],
    ['keeps Persian as it is written', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['keeps Indian scripts as they are written', 'ක්\u200dෂ র\u200d্যাব', 'ක්\u200dෂ র\u200d্যাব'],
    ['keeps Thai and Lao vowels as they are written', 'น้ำฝน ນ້ຳ', 'น้ำฝน ນ້ຳ'],
    ['keeps the final form of an Indian letter', 'രാജന്\u200d', 'രാജന്\u200d'],
    ['keeps forms of ideographs', '葛\u{e0100}城', '葛\u{e0100}城'],
    ['is more than marks that stand at nothing', '\u0301\u0332 \u0489', ''],
    ['is more than a joined mark', '\u094d\u200d', ''],
    ['may be a sign with marks', '★\u0301', '★\u0301'],
    ['may be nothing', ' \u200b\u3164\ufe0f\u2800 ', ''],
  ])('%s', (_what, given, kept) => {
    expect(cleanName(given)).toBe(kept)
    expect(cleanName(kept)).toBe(kept)
  })

  test('that others chose is cut, and not within a letter', () => {
    expect(cutName('x'.repeat(5_000_000))).toBe('x'.repeat(longestName))
    expect(cutName(`${'x'.repeat(254)}😀`)).toBe('x'.repeat(254))
    expect(cutName(`${'x'.repeat(254)} y`)).toBe('x'.repeat(254))
    expect(cutName('ﷺ'.repeat(100)).length).toBeLessThanOrEqual(longestName)
  })
})

describe('the database', () => {
  /** Those of which it says something else than we do, but for characters that are newer than its Unicode. */
  async function differing(texts: string[]): Promise<string[]> {
    const { rows } = await db.execute<{ given: string; normal: string; cleaned: string }>(
      sql`select given, normalize(given, NFKC) as normal, clean_name(given) as cleaned
        from unnest(${sql.param(texts)}::text[]) given`,
    )
    return (
      rows
        .filter(({ given, normal }) => normal === given.normalize('NFKC'))
        // Marks alone are a name to it, because which characters are marks depends on the version, too.
        .filter(
          ({ given, cleaned }) =>
            cleaned !== cleanName(given) && /[^\p{M}\p{Z}\p{Cf}]/u.test(cleaned),
        )
        .map(({ given }) => given)
    )
  }

  test('cleans characters of every kind as we do, and takes what we have cleaned', async () => {
    for (const characters of inBatches(sampled())) {
      // Which mean nothing yet depends on the version.
      const assigned = characters.filter((character) => !/\p{Cn}/u.test(character))
      expect(await differing(assigned.map((character) => `a${character}b`))).toEqual([])
      const cleaned = characters.map((character) =>
        cleanName(`👩${character}👩 ا${character}ب 1${character}`),
      )
      expect(await differing(cleaned)).toEqual([])
      expect(await differing(assigned)).toEqual([])
    }
  })

  test('cleans mixtures as we do, once and for all', async () => {
    const parts = [
      ...'ae1# \t\n\u0301\u0338<=👩❤🏽©',
      ...'بم\u0653क्ষ্ᠠ葛',
      ...'\u200b\u200c\u200d\u180b\u180e\ufe0e\ufe0f\ufe00\u20e3\u{e0100}\u{e0041}\u034f\u1160\u06dd\u2028ﬁ´',
    ]
    let state = 7
    const next = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * most)
    }
    const mixtures = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + next(8) }, () => parts[next(parts.length)]).join(''),
    )
    expect(await differing(mixtures)).toEqual([])
    const unstable = mixtures.map(cleanName).filter((name) => cleanName(name) !== name)
    expect(unstable).toEqual([])
  })
})

/**
 * All characters, but of long ranges of the same kind only some: ideographs, Hangul, private and unassigned
 * ones.
 */
function sampled(): string[] {
  const isAlike = (code: number) =>
    (code >= 0x3400 && code < 0xa000) ||
    (code >= 0xac00 && code < 0xd800) ||
    (code >= 0xe000 && code < 0xf900) ||
    (code >= 0x17000 && code < 0x18d00) ||
    (code >= 0x20000 && code < 0xe0000) ||
    code >= 0xf0000
  const all = Array.from({ length: 0x110000 }, (_, code) => code).slice(1)
  return all
    .filter((code) => !(code >= 0xd800 && code <= 0xdfff) && (!isAlike(code) || code % 256 < 2))
    .map((code) => String.fromCodePoint(code))
}

function inBatches(characters: string[]): string[][] {
  const size = 10_000
  const count = Math.ceil(characters.length / size)
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * size, (index + 1) * size),
  )
}
