import { cleanName } from '../../vocabulary/people/names.ts'
import type { ReadAccount, Unclear } from './descriptor.ts'

/** Parts of addresses that several platforms have alike. */

const postName = /^[\w.-]{1,64}$/
const shortCode = /^[\w-]{4,64}$/
const accountName = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N}\p{M}._-]{1,100}$/u

/** The host without its final dot, which says the same. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '')
}

/** Zeros in front of a number make no other number of it. */
export function numberIn(text: string | null | undefined): string | undefined {
  return /^0*([1-9]\d{4,24})$/.exec(text ?? '')?.[1]
}

/**
 * Codes of Meta are numbers too, whose digits are letters: A is their zero. Longer ones are of private posts.
 */
export function codeIn(text: string | undefined): string | undefined {
  return /^A*([B-Za-z\d_-][\w-]{4,10})$/.exec(text ?? '')?.[1]
}

export function isPostName(text: string): boolean {
  return postName.test(text)
}

/** The account that an address names. No platform tells capitals from small letters in a name. */
export function handleInSegment(segment: string | undefined): string | null {
  const bare = segment?.replace(/^@/, '') ?? ''
  return isPostName(bare) ? bare.toLowerCase() : null
}

export function shortAt(url: URL, path: string[], code: string | undefined): Unclear | undefined {
  if (!shortCode.test(code ?? '')) return undefined
  return { short: new URL(`https://${hostOf(url)}/${path.map(encodeURIComponent).join('/')}`) }
}

/** Reads the account of most platforms: the first part of the path, unless that part is reserved. */
export function named(...reserved: string[]): ReadAccount {
  return ([first = '']) => (reserved.includes(first) ? undefined : account(first))
}

/** The name of an account as addresses are written with it. */
export function account(name: string | undefined, prefix = ''): string | undefined {
  const bare = name?.replace(/^@/, '')
  // Another spelling of a name might be that of another account, so it is refused and not cleaned.
  const isName = bare !== undefined && accountName.test(bare) && cleanName(bare) === bare
  return isName ? `${prefix}${encodeURIComponent(bare)}` : undefined
}

/** Ids as the platforms make them: neither begins with what stands for a zero. */
export const newNumber = (bytes: Buffer) =>
  `7${Array.from(bytes.subarray(0, 18), (byte) => byte % 10).join('')}`

export const newCode = (bytes: Buffer) => `C${bytes.subarray(0, 8).toString('base64url').slice(1)}`
