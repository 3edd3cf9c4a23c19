import type { PostCheck } from '../../../tables/campaigns/campaign-submissions.ts'

/** The outcome of a check of a post, with the words for what was found. */
export type CheckOutcome = Omit<PostCheck, 'name'>

export const passed = (found: string): CheckOutcome => ({ outcome: 'passed', found })
export const failed = (found: string): CheckOutcome => ({ outcome: 'failed', found })
export const unknown = (found: string): CheckOutcome => ({ outcome: 'unknown', found })
