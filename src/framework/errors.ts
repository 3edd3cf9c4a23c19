/** Messages keyed by attribute; `base` holds those that concern the record as a whole. */
export type AttributeErrors = Record<string, string[]>

/**
 * The request came without a usable credential. `bearer` means that a token was sent: then the
 * answer says why it was refused.
 */
export class Unauthenticated extends Error {
  readonly bearer: boolean

  constructor(message = '', { bearer = false } = {}) {
    super(message)
    this.bearer = bearer
  }
}

/** The caller may see the record but not do this to it. Thrown by `authorize` only. */
export class Forbidden extends Error {
  readonly reason: ForbiddenReason

  constructor(message: string, reason: ForbiddenReason = 'forbidden') {
    super(message)
    this.reason = reason
  }
}

/** Who may not: the person, a token that was not made for it, any token, or a session that is not proved. */
type ForbiddenReason = (typeof forbiddenReasons)[number]

export const forbiddenReasons = [
  'forbidden',
  'out_of_scope',
  'spend_limit',
  'session_required',
  'proof_required',
] as const

/** The caller has to prove first that the account is theirs. Thrown by `requireProof` only. */
export class ProofRequired extends Forbidden {
  /** The page to go on with afterwards. */
  readonly returnTo: string

  constructor(returnTo: string) {
    super('Confirm first that it is you: see /me/step_up.', 'proof_required')
    this.returnTo = returnTo
  }
}

/** The record does not exist for this caller. Thrown by finders only. */
export class NotFound extends Error {}

/** The change is refused because of what was sent or because of the record's state. */
export class Invalid extends Error {
  readonly errors: AttributeErrors
  /** The values that an attribute may have, where there is a set of them. */
  readonly allowed: AttributeErrors

  constructor(errors: AttributeErrors, allowed: AttributeErrors = {}) {
    super('Validation failed')
    this.errors = errors
    this.allowed = allowed
  }
}

/** The request cannot be understood at all, so there is no attribute to blame. */
export class BadRequest extends Error {
  readonly statusCode: number
  /** The word for programs, where that of the status says too little. */
  readonly code: string | undefined

  constructor(message: string, statusCode = 400, code?: string) {
    super(message)
    this.statusCode = statusCode
    this.code = code
  }
}

/** There are too many requests, from one caller or from all of them together. */
export class Overloaded extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Try again later.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The connection broke while a change was being committed, so nobody knows whether it was. */
export class OutcomeUnknown extends Error {
  constructor(options: ErrorOptions) {
    super(
      'The connection to the database broke while saving. Check whether it was saved before you try again.',
      options,
    )
  }
}

export function authorize(
  allowed: boolean,
  message = 'You are not allowed to do that.',
  reason: ForbiddenReason = 'forbidden',
): void {
  if (!allowed) throw new Forbidden(message, reason)
}

export function guard(holds: boolean, attribute: string, message: string): asserts holds {
  if (!holds) throw new Invalid({ [attribute]: [message] })
}

/** Refuses a change for all reasons at once, if there are any. */
export function refuse(errors: AttributeErrors): void {
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
}

/** The error that it all began with, in one line: while a database is away, everybody tells the same. */
export function rootOf(error: unknown): string {
  return error instanceof Error && error.cause ? rootOf(error.cause) : String(error)
}

/** The errors of fields, for a form above which those of the whole are told already. */
export function withoutBase({ base: _, ...own }: AttributeErrors): AttributeErrors {
  return own
}
