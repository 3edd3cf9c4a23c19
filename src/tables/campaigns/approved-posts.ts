import { type SQL, sql } from 'drizzle-orm'
import { type CampaignSubmission, campaignSubmissions } from './campaign-submissions.ts'

/** The states of posts that were approved and are not in doubt. */
export const approvedStates = ['approved', 'finalized', 'paid'] as const

// Written out, as in the indexes of such posts: a parameter would keep the database from using them.
const states = sql.raw(approvedStates.map((state) => `'${state}'`).join(', '))

const asSelected = sql`${campaignSubmissions}`

/** Whether a post counts: none does while it is in doubt. As `is_counted` of the database says it. */
export const isCounted = (post: SQL = asSelected): SQL => sql`${post}.state in (${states})`

/** Whether a post is approved, even if it is in doubt since. As `is_approved` of the database says it. */
export const isApproved = (post: SQL = asSelected): SQL =>
  sql`coalesce(${post}.flagged_state, ${post}.state) in (${states})`

type Standing = Pick<CampaignSubmission, 'state' | 'flagged_state'>

/** Of a post that was read: whether it is approved, even if it is in doubt since. */
export function wasApproved({ state, flagged_state }: Standing): boolean {
  const standing = flagged_state ?? state
  return approvedStates.some((approved) => approved === standing)
}
