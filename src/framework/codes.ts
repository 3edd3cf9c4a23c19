import { randomInt } from 'node:crypto'

/** Crockford's alphabet leaves out letters that could be mistaken for another character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function randomCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/**
 * Turns what someone typed into the code as it was sent. People read a zero as an O and a one as an
 * I or L, and they add spaces and dashes.
 */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
}
