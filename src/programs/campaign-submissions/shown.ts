import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { type Flag, flags } from '../../tables/flags.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { type Explanation, explain } from './explanation.ts'
import type { SubmissionInList } from './queries.ts'

/** All that the page of a submission shows. */
export type Shown = {
  submission: SubmissionInList
  flags: Flag[]
  explanation?: Explanation
}

export async function loadShown(db: Reader, submission: SubmissionInList): Promise<Shown> {
  return {
    submission,
    explanation: await explain(db, encodeId('Submission', submission.id)),
    flags: await db
      .select()
      .from(flags)
      .where(eq(flags.submission_id, submission.id))
      .orderBy(asc(flags.id)),
  }
}
