import type { ArgsDef } from 'citty'
import { WrongUse } from './exit-codes.ts'
import { nearestWord } from './nearest-word.ts'

/** Refuses options that a command does not know, those that have no value or come twice with one. */
export function requireKnown(rawArgs: string[], known: ArgsDef): void {
  const end = rawArgs.indexOf('--')
  const words = end < 0 ? rawArgs : rawArgs.slice(0, end)
  const seen = new Set<string>()
  for (const [at, word] of words.entries()) {
    if (!/^--?[a-z]/i.test(word)) continue
    const name = word.replace(/^--?(no-)?/, '').replace(/=.*/s, '')
    if (!(name in known)) throw new WrongUse(`${word} is no option here${hintOf(name, known)}.`)
    if (known[name]?.type !== 'string') continue
    const value = word.includes('=') ? word.slice(word.indexOf('=') + 1) : words[at + 1]
    // An empty one comes of a variable of the shell that is not set.
    if (!value || /^--?[a-z]/i.test(value)) throw new WrongUse(`--${name} needs a value.`)
    if (seen.has(name)) throw new WrongUse(`--${name} is given twice: leave one out.`)
    seen.add(name)
  }
}

function hintOf(name: string, known: ArgsDef): string {
  const options = Object.keys(known).filter((one) => known[one]?.type !== 'positional')
  const meant = nearestWord(name, options)
  return meant === undefined ? '' : ` (--${meant}?)`
}

/** Refuses words beyond those that a command takes, and empty ones. */
export function requireWords(words: string[], args: ArgsDef, isOpen: boolean): void {
  const names = Object.entries(args).flatMap(([name, { type }]) =>
    type === 'positional' ? [name] : [],
  )
  if (!isOpen && words.length > names.length)
    throw new WrongUse(`Too many words: ${words.slice(names.length).join(' ')}`)
  const empty = words.indexOf('')
  if (empty >= 0)
    throw new WrongUse(
      `${(names[Math.min(empty, names.length - 1)] ?? '').toUpperCase()} is empty.`,
    )
}
