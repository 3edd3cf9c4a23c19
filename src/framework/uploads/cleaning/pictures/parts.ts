import { Uncleanable } from '../uncleanable.ts'

const mostParts = 100_000

/** Counts the parts of a picture: each costs far more than the few bytes that it takes. */
export function openPartCount() {
  let parts = 0
  return (): void => {
    parts += 1
    if (parts > mostParts) throw new Uncleanable('has too many parts')
  }
}
