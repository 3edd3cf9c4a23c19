import type pg from 'pg'

type Send = (...given: unknown[]) => unknown

/**
 * Sends every statement without its name. A pooler that gives each transaction another session would have a
 * name meet a session that does not know it; a statement without one is over with its transaction.
 */
export function forgetNames(client: pg.ClientBase): void {
  const send = client.query.bind(client) as Send
  const unnamed: Send = (asked, ...rest) => {
    if (isNamed(asked)) asked.name = ''
    return send(asked, ...rest)
  }
  client.query = unnamed as typeof client.query
}

/** Objects are made for one question each, so that nobody misses the name. */
function isNamed(asked: unknown): asked is { name: string } {
  return typeof asked === 'object' && asked !== null && 'name' in asked
}
