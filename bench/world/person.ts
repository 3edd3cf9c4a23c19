/** Someone with a token, and an organization of theirs. */
export type Person = { userId: number; organizationId: number; token: string }
