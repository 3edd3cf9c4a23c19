import { lineOfText } from '../framework/rich-text/plain-text.ts'

/**
 * Tells whether a brief is still one of these templates, by its words alone: an editor that was opened and
 * closed writes the same text in other markup. A brief with much more markup than that cannot be, and is not
 * read, since the pages of a draft ask each time.
 */
export function stillOneOf(templates: string[]): (brief: string) => boolean {
  const longest = 4 * Math.max(...templates.map(({ length }) => length))
  const words = new Set(templates.map(wordsOf))
  return (brief) => brief.length < longest && words.has(wordsOf(brief))
}

const wordsOf = (brief: string) => lineOfText(brief, Number.MAX_SAFE_INTEGER)
