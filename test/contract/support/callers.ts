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
