import { type Caller, callers } from './callers.ts'
import type { Row } from './row.ts'

export const isOnServer = Boolean(process.env.DATABASE_URL)

/** Whether the same tests run on a server meanwhile. */
export const isBesideServer = !isOnServer && process.env.BESIDE === 'server'

/**
 * These are the owner, and differ only by what they show; a program that may only read is refused what
 * changes something.
 */
const credentials: readonly Caller[] = ['write', 'session', 'owner']

/**
 * Those who are asked for a row. Where a request that changes something succeeds for the owner by whatever
 * they show, one way is tried, another with each row: what is shown is looked at by one piece of code for all
 * routes. On a PostgreSQL server one does, who sends every statement that succeeds: who is refused what is
 * the same on both.
 */
export function askedCallers(row: Row, turn: number): readonly Caller[] {
  if (isOnServer) return ['session']
  const isRead = row.route.startsWith('GET ')
  const answers = new Set(credentials.map((caller) => row.answers[caller]))
  const [answer = 400] = answers
  if (isRead || answers.size > 1 || answer >= 400) return callers
  const left = credentials.filter((_, index) => index !== turn % credentials.length)
  return callers.filter((caller) => !left.includes(caller))
}

/** Those who differ by who they are and not only by what they show. */
export const isSomeoneElse = (caller: Caller) => ['owner', 'member', 'stranger'].includes(caller)
