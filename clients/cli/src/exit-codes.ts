import { Refused, Unreachable } from '@troupe/sdk'

/** What was typed is wrong; nothing was sent. */
export class WrongUse extends Error {}

/** Nothing says for whom, and where: nothing was sent. */
export class NotSignedIn extends Error {}

/** What scripts tell endings apart by. 1 is an error of the program itself, or a check of `doctor` that failed. */
export const exitCodes = { wrongUse: 2, notSignedIn: 3, refused: 4, unreachable: 5 }

export function exitCodeOf(error: unknown): number {
  if (error instanceof WrongUse) return exitCodes.wrongUse
  if (error instanceof NotSignedIn) return exitCodes.notSignedIn
  if (error instanceof Unreachable) return exitCodes.unreachable
  if (!(error instanceof Refused)) return 1
  if (error.status === 401) return exitCodes.notSignedIn
  return error.status >= 500 ? exitCodes.unreachable : exitCodes.refused
}

export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error)
  if (error.status === 401) return `${error.message}\n${adviceOn(error.message)}`
  const lines = [error.message, ...choicesOf(error)]
  return [...lines, ...(error.requestId === undefined ? [] : [`Request: ${error.requestId}`])].join(
    '\n',
  )
}

/** What to do about a token that was refused. One that may only read is none the worse for it. */
export const adviceOn = (refusal: string) =>
  refusal.includes('read-only')
    ? 'For changes take a token that may write: troupe login without --read-only, or another TROUPE_TOKEN.'
    : 'Sign in with: troupe login'

/** Of all currencies, say, only some are named. */
const mostNamed = 40

/** The values that fields take, where others were given. */
function choicesOf({ allowed }: Refused): string[] {
  return Object.entries(allowed).map(([field, values]) => {
    const all = [values].flat()
    const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : ''
    return `${field} can be ${all.slice(0, mostNamed).join(', ')}${more}.`
  })
}
