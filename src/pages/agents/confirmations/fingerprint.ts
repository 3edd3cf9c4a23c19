import { createHash } from 'node:crypto'
import type { Preview } from '../actions/action.ts'

/** The hash of all that would happen. If any of it is different later, so is the hash. Balances beside it may change. */
export function fingerprintOf({ terms: _, page: __, would_pay: ___, ...preview }: Preview): Buffer {
  return createHash('sha256').update(JSON.stringify(preview)).digest()
}
