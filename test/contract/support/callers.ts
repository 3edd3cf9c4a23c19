/**
 * Who makes a request. The first four differ by their credential and, with one, are the owner. The
 * others differ by who they are.
 */
export const callers = [
  'nobody',
  'read',
  'write',
  'session',
  'stranger',
  'member',
  'admin',
  'owner',
] as const

export type Caller = (typeof callers)[number]

/**
 * Those who are asked here. On a PostgreSQL server these four do: they send every statement that all eight send
 * to the embedded database, where all are asked.
 */
export const askedCallers: readonly Caller[] = process.env.DATABASE_URL
  ? ['nobody', 'read', 'session', 'stranger']
  : callers
