/**
 * The outcomes for a creator. One who is closed has refused, was declined or withdrew: which of it stays with
 * them.
 */
export const messageOutcomes = ['sent', 'sent_already', 'unanswered', 'closed'] as const
export type MessageOutcome = (typeof messageOutcomes)[number]

export type MessageResult = { user_id: number; outcome: MessageOutcome }
