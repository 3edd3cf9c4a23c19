import { mailboxOf, normaliseEmail } from '../../../vocabulary/people/email.ts'

/** Addresses that someone pasted, or had in a file, and what of it is none. */
export type Addresses = { emails: string[]; wrong: string[] }

const longestShown = 100

/** The names of columns with addresses, and of those beside them. */
const columns =
  /^"?(e-?mails?|mail|(e-?mail )?address(es)?|adressen?|names?|creators?|contacts?|correo|courriel)"?$/i
const isHeading = (line: string) => line.split(/[,;\t]/).some((cell) => columns.test(cell.trim()))

/** An address without its @. Beside a single address it may be a website in another column. */
const lacksAt = /^[\w+-]+(\.[\w+-]+)*\.[a-z]{2,24}$/i

/**
 * Reads addresses in whatever way people keep them: one on each line, separated by commas or semicolons, with
 * a name before them, or in one column of several. A line may name the columns. A mailbox is taken once.
 */
export function readAddresses(text: string): Addresses {
  const found = new Map<string, string>()
  const wrong = new Set<string>()
  const lines = text.replace(/^\ufeff/, '').split(/[\r\n]+/)
  for (const line of lines) {
    const words = line.split(/[\s,;<>"'()]+/).filter((word) => word.includes('@'))
    for (const word of words) {
      const email = word.length > 255 ? undefined : normaliseEmail(word.toLowerCase())
      if (email === undefined) wrong.add(word.slice(0, longestShown).toWellFormed())
      else if (!found.has(mailboxOf(email))) found.set(mailboxOf(email), email)
    }
    if (words.length > 1)
      for (const word of line.split(/[\s,;<>"'()]+/)) if (lacksAt.test(word)) wrong.add(word)
    if (words.length === 0 && line.trim() !== '' && !isHeading(line))
      wrong.add(line.trim().slice(0, longestShown).toWellFormed())
  }
  return { emails: [...found.values()], wrong: [...wrong] }
}
