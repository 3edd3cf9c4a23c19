import { OutcomeUnknown } from '../errors.ts'

type DatabaseError = Error & {
  code?: string
  detail?: string
  constraint?: string
  syscall?: string
}

/** Whether the error, or one that it wraps however deep, is of this kind. */
function isCausedBy(error: unknown, isKind: (error: DatabaseError) => boolean): boolean {
  if (!(error instanceof Error)) return false
  return isKind(error) || isCausedBy(error.cause, isKind)
}

/** The name of the constraint that refused the write. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return (error as DatabaseError).constraint ?? constraintOf(error.cause)
}

/** Whether a unique index refused the write. */
export function isUniqueViolation(error: unknown): boolean {
  return isCausedBy(error, ({ code }) => code === '23505')
}

/**
 * Acts once more if a unique index refused the first time. The row in the way is committed by then, so that
 * the second time finds it.
 */
export async function retryOnConflict<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return act()
  }
}

/** Whether the write failed because it refers to a record that someone has deleted meanwhile. */
export function isDangling(error: unknown): boolean {
  return isCausedBy(
    error,
    ({ code, detail }) => code === '23503' && /is not present in table/.test(detail ?? ''),
  )
}

/** Whether another transaction kept a row for longer than anyone waits for it. */
export function isLockTimeout(error: unknown): boolean {
  return isCausedBy(error, ({ code }) => code === '55P03')
}

/** Whether the server ended a statement that took longer than it may. */
export function isTooLong(error: unknown): boolean {
  return isCausedBy(error, ({ code }) => code === '57014')
}

/** Whether the transaction had to give way to another: a deadlock, or a serialization failure. */
export function isConflict(error: unknown): boolean {
  return isCausedBy(error, ({ code }) => code === '40P01' || code === '40001')
}

/** Whether a statement was refused only because one before it in the transaction has failed. */
export function isConsequence(error: unknown): boolean {
  return isCausedBy(error, ({ code }) => code === '25P02')
}

/** Failures of the connection itself, as Node and the driver report them. */
const brokenConnection = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
const brokenConnectionMessage =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** States in which the server ends the connection: it stops, or a time limit has passed. */
const endedConnection = /^(08|57P0[1-5]|25P0[3-4])/

/** Whether the connection is gone or does not answer, so that nothing more can be asked on it. */
export function isLost(error: unknown): boolean {
  return isCausedBy(
    error,
    ({ code = '', syscall, message }) =>
      brokenConnection.includes(code) ||
      // The socket of the embedded database is gone.
      (code === 'ENOENT' && syscall === 'connect') ||
      endedConnection.test(code) ||
      brokenConnectionMessage.test(message),
  )
}

/**
 * States of a server that is there but cannot do it now: it lacks memory, connections or disk (53), a
 * statement or a wait for a lock took too long, or it is a standby that cannot write. And the codes of Node
 * where the disk of uploaded or temporary files is full.
 */
const incapable = /^(53|57014|55P03|25006|58030|ENOSPC$|EDQUOT$)/

/** Codes of Node for a certificate of the server that is not to be trusted, or not any more. */
const untrusted = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_|ERR_TLS_CERT_)/

/** Whether a new connection was broken off because of the certificate at the other end. */
export function isUntrusted(error: unknown): boolean {
  return isCausedBy(error, ({ code = '' }) => untrusted.test(code))
}

/** Whether the same request may well succeed a moment later. */
export function isUnavailable(error: unknown): boolean {
  const isPassing = ({ code = '' }: DatabaseError) => incapable.test(code)
  return (
    error instanceof OutcomeUnknown ||
    isLost(error) ||
    isUntrusted(error) ||
    isConflict(error) ||
    isCausedBy(error, isPassing)
  )
}
