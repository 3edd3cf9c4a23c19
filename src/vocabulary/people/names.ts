/**
 * The rule for every name, also for labels, lines of addresses and names of files: what looks the same is
 * written the same, on one line, and nothing in it is invisible. The database has the same rule
 * (`clean_name`), and a test compares the two letter by letter. Why it is so:
 * docs/decisions/2026-11-17-names.md.
 */
export function cleanName(text: string): string {
  const name = cleaned(text)
  return isUnseen.test(name) ? '' : name
}

/**
 * Marks without a letter, number or sign that they could stand at are no name either. The database lets them
 * pass.
 */
const isUnseen = /^[\p{M}\p{Z}\p{Cf}]*$/u

function cleaned(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(blanks, ' ')
      .replace(invisible, '')
      .replace(outOfPlace, '')
      .normalize('NFKC')
      // Normalisation takes these vowels apart, in an order in which nobody writes them.
      .replaceAll('\u0e4d\u0e32', '\u0e33')
      .replaceAll('\u0ecd\u0eb2', '\u0eb3')
      .replace(/ +/g, ' ')
      .replace(/^ | $/g, '')
  )
}

/**
 * A name cut to what there is room for, for names that others choose: they cannot be asked for a shorter one.
 */
export function cutName(text: string, longest = longestName): string {
  // Cut before, too: what others send may be of any length.
  const name = cleanName(cut(text, longest * 10))
  return name.length <= longest ? name : cleanName(cut(name, longest))
}

export const longestName = 255

/** Cuts a text, but not within a letter that takes two units. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

/** White space that normalisation leaves as it is, line breaks among it. */
const blanks = /[\t-\r\u0085\u1680\u2028\u2029]/gu

/** Characters that join letters or pictures, or choose between forms of one, and mean nothing elsewhere. */
const joining = '\\u200c\\u200d\\u180e'
const selecting = '\\u180b-\\u180d\\u180f\\ufe0e\\ufe0f\\u{e0100}-\\u{e01ef}'

/**
 * Control and format characters, private ones and those of no meaning yet; fillers and other blanks that are
 * letters by name. New pictures are kept although this version of Node may not know them.
 */
const invisible = new RegExp(
  `(?![${joining}${selecting}\\u{1f300}-\\u{1faff}])[\\p{Cc}\\p{Cf}\\p{Cn}\\p{Co}\\p{Cs}\\p{Variation_Selector}` +
    '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\ufffc\\u{13441}\\u{13442}\\u{16fe4}\\u{1d159}]',
  'gu',
)

const picture = '[\\u00a9\\u00ae\\u2190-\\u2bff\\u3030\\u303d\\u{1f000}-\\u{1faff}]'
/** Scripts whose letters join, or stack: Arabic to Sinhala, Burmese, Khmer, Mongolian. */
const joined = '[\\u0620-\\u0dff\\u1000-\\u109f\\u1780-\\u17ff\\u1820-\\u18aa]'
/**
 * Signs that take the vowel off a letter. A joiner after one tells which form the letter has, also at the end
 * of a word.
 */
const killer = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]'
const mongolian = '[\\u1820-\\u18aa]'
const ideograph = '[\\u3400-\\u9fff\\u{20000}-\\u{3ffff}]'

/**
 * Joiners that are not between two of what they join, and selectors that follow nothing they could select
 * from.
 */
const outOfPlace = new RegExp(
  [
    `(?<!${joined})[\\u200c\\u180e]|[\\u200c\\u180e](?!${joined})`,
    `(?<!${killer})\\u200d(?!${joined}|${picture})`,
    `(?<!${joined}|${picture}|${picture}\\ufe0f)\\u200d`,
    `(?<!${mongolian})[\\u180b-\\u180d\\u180f]`,
    `(?<!${picture}|[0-9#*])[\\ufe0e\\ufe0f]`,
    '(?<=[0-9#*])[\\ufe0e\\ufe0f](?!\\u20e3)',
    `(?<!${ideograph})[\\u{e0100}-\\u{e01ef}]`,
  ].join('|'),
  'gu',
)
