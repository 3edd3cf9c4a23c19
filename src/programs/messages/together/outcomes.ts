/**
 * The outcomes for a creator. One who is closed has refused, was declined or withdrew: which of it stays with
 * them. One who is unknown never worked with the organization.
 */
export const messageOutcomes = ['sent', 'sent_already', 'unanswered', 'closed', 'unknown'] as const
export type MessageOutcome = (typeof messageOutcomes)[number]

export type MessageResult = { user_id: string; outcome: MessageOutcome }
