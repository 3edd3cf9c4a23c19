/**
 * The outcomes for an address. A recipient who is closed may have refused, or got enough of them this week.
 */
export const invitationOutcomes = [
  'invited',
  'invited_already',
  'works_here',
  'is_member',
  'closed',
  'invalid',
] as const
export type InvitationOutcome = (typeof invitationOutcomes)[number]

export type BatchResult = { address: string; outcome: InvitationOutcome }

/** The outcome for each address, and how many more can be invited today. */
export type InvitationBatch = { results: BatchResult[]; left_today: number }
