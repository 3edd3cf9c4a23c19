import { type SQL, sql } from 'drizzle-orm'
import { isApproved } from '../../../tables/campaigns/decided-posts.ts'
import { earnedByViews } from '../../../tables/campaigns/earnings.ts'

/**
 * The earnings of a post by its views so far, whether they are granted yet or not. Nothing before it is
 * approved, and never less than was granted.
 */
export const earnedInDatabase = (post: SQL, terms: SQL) => sql<number>`(
  case when not ${isApproved(post)}
    then ${post}.earned_amount
  else greatest(${post}.granted_amount, ${earnedByViews(sql`${post}.view_count`, terms)}) end)`
