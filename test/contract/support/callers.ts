/**
 * Who asks. The first four differ by what they show for themselves, and are or would be the owner;
 * the others differ by who they are.
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
