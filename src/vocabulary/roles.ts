import type { Role } from '../tables/memberships.ts'

/** As in "joins as an admin". */
export const roleInWords: Record<Role, string> = { member: 'a member', admin: 'an admin' }
