import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../../framework/database/db.ts'
import { NotFound } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import { type SubmissionFile, submissionFiles } from '../../../tables/collabs/submission-files.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { accessColumns, submissionsOfBothKinds } from '../access.ts'

/** A file of a submission, for both its sides and for staff. */
export async function findFile(
  db: Reader,
  { user }: Actor,
  submissionId: string,
  publicId: string,
  isStaff: boolean,
): Promise<SubmissionFile> {
  const { side } = accessColumns(user.id)
  const [file] = await db
    .select({ ...getTableColumns(submissionFiles), side })
    .from(submissionFiles)
    .innerJoin(
      sql`${submissionsOfBothKinds} submission`,
      sql`submission.id = ${submissionFiles.submission_id}`,
    )
    .where(
      and(
        eq(submissionFiles.id, decodeId('SubmissionFile', publicId) ?? 0),
        eq(submissionFiles.submission_id, decodeId('Submission', submissionId) ?? 0),
      ),
    )
  if (file === undefined || (file.side === null && !isStaff)) throw new NotFound('File not found.')
  return file
}
