import { days } from './time-limits.ts'

/** How long a session lasts without a request. */
export const sessionIdle = days(14)

/** How long the answer to a request with an `Idempotency-Key` is kept. */
export const idempotencyKept = days(7)
