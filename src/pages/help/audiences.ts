/** Those whom guides are for. */
export const audiences = ['brand', 'creator', 'operator'] as const

export type Audience = (typeof audiences)[number]
