import { businessTime } from '../../framework/database/clock.ts'
import { lineOfText } from '../../framework/rich-text/plain-text.ts'

/** The text that a new collab starts from, for its authors to complete. */

export const briefTemplate = `<h1>About the product</h1>
<p>What is it, and who is it for?</p>
<h1>What we would like you to make</h1>
<ul>
<li>The kind of post, and how long it should be</li>
<li>What it should show or say</li>
</ul>
<h1>Please avoid</h1>
<ul>
<li>Claims that we cannot stand behind</li>
</ul>`

const untitled = 'Untitled collab, '
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

export function defaultName(): string {
  return `${untitled}${dayFormat.format(businessTime())}`
}

export function isUntitled(name: string): boolean {
  return name.startsWith(untitled)
}

/**
 * Whether a brief is still the template, by its words alone: an editor that was opened and closed writes the
 * same text in other markup. A brief with much more markup than that cannot be, and is not read, since the
 * pages of a draft ask each time.
 */
export function isTemplate(brief: string): boolean {
  return brief.length < 4 * briefTemplate.length && wordsOf(brief) === templateWords
}

const wordsOf = (brief: string) => lineOfText(brief, Number.MAX_SAFE_INTEGER)
const templateWords = wordsOf(briefTemplate)
