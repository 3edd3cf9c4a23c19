import { Refused, Unreachable } from '@troupe/sdk'

/** What was typed is wrong; nothing was sent. */
export class WrongUse extends Error {}

/** What scripts tell endings apart by. 1 is an error of the program itself, or a check of `doctor` that failed. */
export const exitCodes = { wrongUse: 2, notSignedIn: 3, refused: 4, unreachable: 5 }

export function exitCodeOf(error: unknown): number {
  if (error instanceof WrongUse) return exitCodes.wrongUse
  if (error instanceof Unreachable) return exitCodes.unreachable
  if (!(error instanceof Refused)) return 1
  if (error.status === 401) return exitCodes.notSignedIn
  return error.status >= 500 ? exitCodes.unreachable : exitCodes.refused
}

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error)
  if (error.status === 401) return `${error.message}\nSign in with: troupe login`
  return error.requestId === undefined
    ? error.message
    : `${error.message}\nRequest: ${error.requestId}`
}
