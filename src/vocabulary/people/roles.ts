export const roles = ['member', 'admin'] as const

export type Role = (typeof roles)[number]

/** The role with its article, as in "joins as an admin". */
export const roleInWords: Record<Role, string> = { member: 'a member', admin: 'an admin' }
