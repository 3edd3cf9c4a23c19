import { sql } from 'drizzle-orm'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import type { Side } from '../../submissions/notices.ts'

/** The sides that have rated the other. */
export type RatedSides = Side[]

export const ratedSides = sql<RatedSides>`array(
  select side from ratings where ratings.submission_id = ${collabSubmissions.id})`
