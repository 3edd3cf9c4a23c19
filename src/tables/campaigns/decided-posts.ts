import { type SQL, sql } from 'drizzle-orm'
import { type CampaignSubmission, campaignSubmissions } from './campaign-submissions.ts'

/** The states of posts that were approved, are not in doubt, and may be granted something still. */
export const earningStates = ['approved', 'finalized'] as const

/** The states of posts that were approved and are not in doubt. */
export const approvedStates = [...earningStates, 'paid'] as const

/** The states of posts that were rejected. An appeal changes that only once it is accepted. */
export const rejectedStates = ['rejected', 'appealed'] as const

// Written out, as in the indexes of such posts: a parameter would keep the database from using them.
const written = (states: readonly string[]) =>
  sql.raw(states.map((state) => `'${state}'`).join(', '))

const asSelected = sql`${campaignSubmissions}`

/** Whether a post may be granted something for its views: none is while it is in doubt. */
export const isEarning = (post: SQL = asSelected): SQL =>
  sql`${post}.state in (${written(earningStates)})`

/** Whether a post counts: none does while it is in doubt. As `is_counted` of the database says it. */
export const isCounted = (post: SQL = asSelected): SQL =>
  sql`${post}.state in (${written(approvedStates)})`

/** Whether a post is approved, even if it is in doubt since. As `is_approved` of the database says it. */
export const isApproved = (post: SQL = asSelected): SQL =>
  sql`coalesce(${post}.flagged_state, ${post}.state) in (${written(approvedStates)})`

/** Whether a post is decided, and does not wait for another decision because it was corrected. */
export const isDecided = (post: SQL = asSelected): SQL =>
  sql`(${isApproved(post)} or ${post}.state in (${written(rejectedStates)}))`

type Standing = Pick<CampaignSubmission, 'state' | 'flagged_state'>

/** Of a post that was read: whether it is approved, even if it is in doubt since. */
export function wasApproved({ state, flagged_state }: Standing): boolean {
  const standing = flagged_state ?? state
  return approvedStates.some((approved) => approved === standing)
}

/** Of a post that was read: whether it may be granted something for its views. */
export const isEarningState = (state: Standing['state']): boolean =>
  earningStates.some((earning) => earning === state)
