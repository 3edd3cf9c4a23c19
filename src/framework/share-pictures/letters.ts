/**
 * A text as far as our fonts can draw it: without pictures and signs that they do not have; undefined if it
 * has letters of which they have none, or nothing is left. A name without some of its letters would be
 * another name.
 */
export function drawableText(text: string): string | undefined {
  // More marks than one at a letter reach into other lines.
  const composed = text.normalize('NFC').replace(/(\p{M})\p{M}+/gu, '$1')
  const letters = Array.from(composed).filter((one) => isDrawn.test(one) || isLetter.test(one))
  const line = letters.join('').replace(/\s+/g, ' ').trim()
  const isWhole = Array.from(line).every((one) => isDrawn.test(one))
  return isWhole && isLetter.test(line) ? line : undefined
}

const isLetter = /[\p{L}\p{N}]/u

/**
 * Latin, Greek and Cyrillic with what stands beside them, as far as the files in `fonts/` have them: a test
 * asks these.
 */
const latin =
  ' -~\\u00a0-\\u00ac\\u00ae-\\u0148\\u014a-\\u01c3\\u01c5-\\u024f\\u1e00-\\u1e9b\\u1e9e-\\u1eff'
const greek = '\\u0384-\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce'
const cyrillic = '\\u0400-\\u0479\\u0480-\\u0482\\u048a-\\u049d\\u04a0-\\u04ff'
const signs =
  '\\u2010-\\u2027\\u2030-\\u2055\\u20a0-\\u20af\\u20b1-\\u20b5\\u20b8-\\u20ba\\u20bc-\\u20bf\\u2116\\u2122'
const marks = '\\u0300-\\u0304\\u0306-\\u030a\\u030c\\u0323\\u0326-\\u0328'

const isDrawn = new RegExp(`[${latin}${greek}${cyrillic}${signs}]|[${marks}]`, 'u')
