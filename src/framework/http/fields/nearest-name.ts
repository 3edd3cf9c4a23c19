type KnownName = { name: string; words: string[] }

/** The names that something may have, ready to be compared. */
export const knownNames = (names: readonly string[]): KnownName[] =>
  names.map((name) => ({ name, words: wordsOf(name) }))

/** The name that may have been meant: a letter or a word away, written in another way, or another word. */
export function nearestName(name: string, known: readonly KnownName[]): string | undefined {
  if (name.length > longest) return undefined
  const words = wordsOf(name)
  const spelled = words.join('_')
  const misspelled = known.find((other) => isLetterAway(spelled, other.name))
  const [first, another] = known.filter((other) => isWordAway(words, other.words))
  // A single word that several have, as the `id` of several ids, does not say which was meant.
  const isTelling = words.length > 1 || another === undefined
  return (misspelled ?? (isTelling ? first : undefined))?.name ?? otherWordFor(name, known)
}

/** Words that others have for what has another name here, of which a request may know one. */
const otherWords = new Map<string, string[]>([
  ['url', ['address', 'website']],
  ['uri', ['address', 'website']],
  ['endpoint', ['address']],
  ['link', ['address', 'website']],
  ['events', ['types']],
  ['title', ['name']],
  ['name', ['description']],
  ['scope', ['permission']],
  ['text', ['body']],
  ['message', ['body']],
  ['comment', ['note']],
  ['state', ['status', 'stage']],
  ['status', ['state', 'stage']],
  ['from', ['first_day']],
  ['to', ['last_day']],
  ['since', ['first_day', 'from']],
  ['first_day', ['from']],
  ['last_day', ['to']],
  ['search', ['q']],
  ['query', ['q']],
  ['per_page', ['limit']],
  ['page_size', ['limit']],
  ['cursor', ['after']],
  ['creator', ['user_id']],
  ['creator_id', ['user_id']],
])

/** The name of what is called by another word elsewhere. */
function otherWordFor(name: string, known: readonly KnownName[]): string | undefined {
  const meant = otherWords.get(name) ?? []
  return meant.find((word) => known.some((one) => one.name === word))
}

const longest = 64

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/)

/** All words of one are in the other, in singular or plural, which has at most one more. */
function isWordAway(some: string[], others: string[]): boolean {
  const [few, many] = some.length < others.length ? [some, others] : [others, some]
  const has = (word: string) => many.some((other) => singular(other) === singular(word))
  return many.length - few.length <= 1 && few.every(has)
}

const singular = (word: string) => word.replace(/s$/, '')

/** Whether one letter more, less or different makes one of the other, or two that changed places. */
function isLetterAway(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 3)
    return false
  let start = 0
  while (one[start] === other[start]) start++
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}
