import { randomInt } from 'node:crypto'

/** Crockford's alphabet: no letter that could be read as another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function randomCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** What someone typed, the way it was written: people see an O in a zero and add spaces. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
}
