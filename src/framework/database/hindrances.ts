import { isConflict, isLockTimeout, isTooLong, isUntrusted } from './errors.ts'

/** Whatever keeps a request from what it needs of the database or a disk: a limit, or its absence. */
export type Hindrance =
  | 'server_connections'
  | 'database_connections'
  | 'role_connections'
  | 'pooler_connections'
  | 'pool'
  | 'lock'
  | 'statement'
  | 'conflict'
  | 'disk'
  | 'memory'
  | 'read_only'
  | 'certificate'
  | 'silent'
  | 'away'

/** As PostgreSQL and the driver tell it. Routines of the server are named in no language. */
type Failure = Error & { code?: string; routine?: string }

/** By then a beat of the pulse and the next are overdue. */
const silentMs = 4500

const byState: [RegExp, Hindrance][] = [
  [/^(53100|58030|ENOSPC|EDQUOT)$/, 'disk'],
  [/^53/, 'memory'],
  [/^25006$/, 'read_only'],
]

const ofPooler = /no more connections allowed|too many client connections|query_wait_timeout/

/** A pooler passes the words of the server on under a state of its own. */
const fullServer = /too many (clients already|connections for )/

/** Nobody has answered in time, and nobody has refused either. */
const unanswered =
  /^(Query read timeout|timeout expired|Connection terminated due to connection timeout)/

/**
 * Tells by an error what was in the way. Connections of our own pool run short when there are too few, and
 * also when nobody answers on them: how long ago the database last answered tells which.
 */
export function hindranceOf(error: unknown, ageMs = 0): Hindrance {
  for (let failure = error; failure instanceof Error; failure = failure.cause) {
    const found = directly(failure, ageMs)
    if (found !== undefined) return found
  }
  return 'away'
}

function directly(failure: Failure, ageMs: number): Hindrance | undefined {
  const { code = '', message } = failure
  if (ofPooler.test(message)) return 'pooler_connections'
  if (code === '53300' || fullServer.test(message)) return withoutPlace(failure)
  if (message.startsWith('timeout exceeded')) return ageMs > silentMs ? 'silent' : 'pool'
  if (unanswered.test(message) || code === 'ETIMEDOUT') return 'silent'
  if (isLockTimeout(failure)) return 'lock'
  if (isTooLong(failure)) return 'statement'
  if (isConflict(failure)) return 'conflict'
  if (isUntrusted(failure)) return 'certificate'
  return byState.find(([state]) => state.test(code))?.[1]
}

/** Whose limit it is: that of the server, of one database, or of one user. */
function withoutPlace({ routine, message }: Failure): Hindrance {
  if (routine === 'CheckMyDatabase' || / for database /.test(message)) return 'database_connections'
  if (routine === 'InitializeSessionUserId' || / for role /.test(message)) return 'role_connections'
  return 'server_connections'
}
