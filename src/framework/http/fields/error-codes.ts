import { lacks } from '../../../vocabulary/lacks.ts'
import type { AttributeErrors } from '../../errors.ts'

/**
 * A word for each kind of message, for programs that must not depend on how it is said; the first that fits.
 */
const codes: [code: string, messages: RegExp][] = [
  ['blank', /^can't be blank/],
  ['inclusion', /^(is|are) not included in the list|^is not one of|^must be one of/],
  ['unknown_parameter', /^is not a (parameter|field)/],
  ['idempotency_key_reused', /^This Idempotency-Key was sent with another request/],
  ['taken', /^(has|have|is|are)\b.*\balready\b/],
  ['too_long', /^(is|are) too long|^(has|are) too many|at most \d[\d,]* characters/],
  ['too_large', /^is too (large|much|many|big|high)|^must be (at most|less than)|^is more than/],
  ['too_small', /^is too (short|small|low)|^must (be|have) (at least|greater than)|^is less than/],
  ['not_a_number', /^must be (an integer|a whole number|a number|an amount)/],
  ['not_found', /^cannot be found|^does not exist|^is not there|^[A-Z]\w+ not found\.$/],
  ['invalid', /^(is|are) (invalid|not|no|broken)\b|^must\b|^An Idempotency-Key has/],
]

const refusedCode = 'refused'

/** Whatever a program lacks has a code of its own, so that one can tell by it what is still to be done. */
const codesOfLacks = new Map<string, string>(
  Object.entries(lacks).map(([code, sentence]) => [sentence, code]),
)

export const errorCodes = [...codes.map(([code]) => code), ...codesOfLacks.values(), refusedCode]

/** The codes of messages, in the same places. A sentence about the state of things is `refused`. */
export function codesOf(errors: AttributeErrors): AttributeErrors {
  const entries = Object.entries(errors).map(([attribute, messages]) => [
    attribute,
    messages.map(codeOf),
  ])
  return Object.fromEntries(entries)
}

export function codeOf(message: string): string {
  const known = codesOfLacks.get(message) ?? codes.find(([, fits]) => fits.test(message))?.[0]
  return known ?? refusedCode
}
