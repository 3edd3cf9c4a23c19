import { mailboxOf, normaliseEmail } from '../../../vocabulary/people/email.ts'

/** Addresses that someone pasted, or had in a file, and what of it is none. */
export type Addresses = { emails: string[]; wrong: string[] }

const longestShown = 100

/**
 * Reads addresses in whatever way people keep them: one on each line, separated by commas or semicolons, with
 * a name before them, or in one column of several. A first of several lines without any names the columns. A
 * mailbox is taken once.
 */
export function readAddresses(text: string): Addresses {
  const found = new Map<string, string>()
  const wrong = new Set<string>()
  const lines = text.replace(/^\ufeff/, '').split(/[\r\n]+/)
  const first = lines.findIndex((line) => line.trim() !== '')
  for (const [at, line] of lines.entries()) {
    const words = line.split(/[\s,;<>"'()]+/).filter((word) => word.includes('@'))
    for (const word of words) {
      const email = word.length > 255 ? undefined : normaliseEmail(word.toLowerCase())
      if (email === undefined) wrong.add(word.slice(0, longestShown).toWellFormed())
      else if (!found.has(mailboxOf(email))) found.set(mailboxOf(email), email)
    }
    const isHeading = at === first && lines.slice(at + 1).some((other) => other.trim() !== '')
    if (words.length === 0 && line.trim() !== '' && !isHeading)
      wrong.add(line.trim().slice(0, longestShown).toWellFormed())
  }
  return { emails: [...found.values()], wrong: [...wrong] }
}
