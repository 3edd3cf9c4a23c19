import { randomBytes } from 'node:crypto'
import { readTraceparent } from '../traces/traceparent.ts'

type Asked = { headers: Record<string, string | string[] | undefined> }

/** Such as a proxy gives. Whatever else comes would not be safe in a log or a header. */
const usable = /^[\w.:/+=-]{1,128}$/

/**
 * Ids of requests: what a proxy has called one, so that it is found in the logs of both, or else one that is
 * unique across processes. They need not be hard to guess.
 */
export function requestIds(): (request?: Asked) => string {
  const process = randomBytes(6).toString('base64url')
  let count = 0

  return (request) => {
    const given = request?.headers['x-request-id']
    if (typeof given === 'string' && usable.test(given)) return given
    count += 1
    return `${process}-${count.toString(36)}`
  }
}

/** The trace that a request belongs to, as W3C Trace Context writes it. */
export function traceIdOf({ headers }: Asked): string | undefined {
  return headers.traceparent === undefined
    ? undefined
    : readTraceparent(headers.traceparent)?.traceId
}
