import { sql } from 'drizzle-orm'
import type { Tx } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import { guard } from '../../../framework/errors.ts'
import type { StoredMedia } from '../../../framework/uploads/media.ts'

/** Limits of the files of a submission: its content, and what each side sends with messages. */
const mostFiles = 40
const mostMegabytes = { content: 3000, creator: 500, organization: 500 }

/** Whose files are counted: those of content, or those that one side has sent along. */
type Shelf = keyof typeof mostMegabytes

/**
 * Refuses files that nobody would look through any more. Each side has its own share, so that neither can
 * use up that of the other.
 */
export async function guardFileLimits(
  tx: Tx,
  submission: { id: number },
  shelf: Shelf,
  added: StoredMedia[],
): Promise<void> {
  if (added.length === 0) return
  // Two uploads at once are counted one after the other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('submission_files', ${submission.id}))`,
  )
  const isOnShelf =
    shelf === 'content' ? sql`content_id is not null` : sql`messages.side = ${shelf}`
  const { rows } = await tx.execute<{ files: number; bytes: string }>(sql`
    select count(*)::int as files, coalesce(sum(byte_size), 0) as bytes
    from submission_files left join messages on messages.id = submission_files.message_id
    where submission_files.submission_id = ${submission.id} and ${isOnShelf}`)
  const kept = one(rows)
  const bytes = added.reduce((sum, { byte_size }) => sum + byte_size, Number(kept.bytes))
  const fits = kept.files + added.length <= mostFiles
  guard(
    fits,
    'files',
    `are too many: a submission keeps ${mostFiles}, and has ${kept.files} already`,
  )
  guard(
    bytes <= mostMegabytes[shelf] * 1_000_000,
    'files',
    `are too big: a submission keeps ${mostMegabytes[shelf]} MB in all`,
  )
}
