/** The outcomes for an address. A recipient who is closed may have refused, or got enough of them this week. */
export const outcomes = [
  'invited',
  'invited_already',
  'works_here',
  'is_member',
  'closed',
  'invalid',
] as const
export type Outcome = (typeof outcomes)[number]

export type BatchResult = { address: string; outcome: Outcome }

/** The outcome for each address, and how many more can be invited today. */
export type InvitationBatch = { results: BatchResult[]; left_today: number }
