import { forbiddenReasons } from '../../errors.ts'

/** Words for refusals that are told in one sentence, by which programs know them: sentences may change. */
const codes: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthenticated',
  404: 'not_found',
  406: 'not_acceptable',
  408: 'too_slow',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'too_large',
  415: 'unsupported_media_type',
  421: 'wrong_host',
  431: 'headers_too_large',
  500: 'failed',
  503: 'overloaded',
}

/** Done under the same `Idempotency-Key` before, where the answer held a secret or was lost. */
export const toldOnce = 'told_once'
export const answerLost = 'answer_lost'

export const refusalCodes = [
  ...Object.values(codes),
  'unavailable',
  'outcome_unknown',
  toldOnce,
  answerLost,
  ...forbiddenReasons,
]

export function codeOfStatus(status: number): string {
  return codes[status] ?? 'bad_request'
}
