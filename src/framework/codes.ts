import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { minutes } from '../vocabulary/time/time-limits.ts'
import { hashCode, isSame, possibleHashes, type SecretKeys } from './secrets.ts'

/** Crockford's alphabet leaves out letters that could be mistaken for another character. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How long a mailed code is good for, and how many wrong ones end it. */
export const codeLimit = minutes(15)
const mostFailures = 5
export const codeLength = 6

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

/** A row that waits for the code that was mailed. */
export type MailedCode = { code_hash: Buffer; failures: number; is_past: boolean }

/** A code to mail, and what to store of it. The purpose binds it: elsewhere it is a wrong code. */
export function issueCode(keys: SecretKeys, purpose: string) {
  const code = randomCode(codeLength)
  return {
    code,
    stored: {
      code_hash: hashCode(keys, purpose, code),
      failures: 0,
      expires_at: sql`now() + ${codeLimit.interval}::interval`,
    },
  }
}

/** A code is good for a while, and dead after a few wrong tries. */
export function isRightCode(
  keys: SecretKeys,
  purpose: string,
  { code_hash, failures, is_past }: MailedCode,
  typed: string,
): boolean {
  const hashes = possibleHashes(keys, purpose, normaliseCode(typed))
  const isAlive = !is_past && failures < mostFailures
  return hashes.some((hash) => isSame(code_hash, hash)) && isAlive
}
