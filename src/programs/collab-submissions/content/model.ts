import { and, eq } from 'drizzle-orm'
import { type Assembled, withUploads } from '../../../creators/uploads/assembling.ts'
import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { insertRow } from '../../../framework/database/driver/write-row.ts'
import { guard } from '../../../framework/errors.ts'
import type { SpooledFile } from '../../../framework/http/bodies/spooled-files.ts'
import { withStoredMedia } from '../../../framework/uploads/media.ts'
import type { Actor, Author, Member } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { contents } from '../../../tables/collabs/contents.ts'
import { submissionFiles } from '../../../tables/collabs/submission-files.ts'
import { guardFileLimits } from '../../submissions/files/limits.ts'
import { submissionApproved } from '../../submissions/notices.ts'
import { lockForMove, lockForMoveByBrand, type Work } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { saveMove } from '../save-move.ts'
import { type ContentFields, contentFiles } from '../schema.ts'
import { guardPossible, type Standing } from '../transitions.ts'
import { changesRequested, contentSubmitted } from './notices.ts'

/** Hands in what was made, or made anew, as files or as an address where it can be seen. */
export async function submitContent(
  context: Context,
  actor: Actor,
  submission: Standing,
  { files = [], uploads = [], content_url = null, note = null }: ContentFields,
): Promise<CollabSubmission> {
  const { most } = contentFiles
  const count = files.length + uploads.length
  const isSomething = count > 0 || content_url !== null
  guard(isSomething, 'files', 'are missing: send some, or an address where the content can be seen')
  guard(count <= most, 'files', `are too many (maximum is ${most}, with uploads)`)
  // Asked under the lock again; by then the files have been put together and cleaned, which is much work.
  guardPossible(submission, 'submit_content')

  return withUploads(context, actor, uploads, (uploaded) =>
    keepContent(context, actor, submission, { files, uploaded, content_url, note }),
  )
}

type Kept = {
  files: SpooledFile[]
  uploaded: Assembled
  content_url: string | null
  note: string | null
}

function keepContent(
  context: Context,
  actor: Actor,
  submission: { id: number },
  { files, uploaded, content_url, note }: Kept,
): Promise<CollabSubmission> {
  const all = [...files, ...uploaded.files]
  return withStoredMedia(context, all, actor.user.id, async (tx, stored) => {
    const before = await lockForMove(tx, submission, 'submit_content')
    await uploaded.use(tx)
    await guardFileLimits(tx, submission, 'content', stored)
    const number = before.contents_count + 1
    const handedIn = { state: 'content_submitted', contents_count: number } as const
    const after = await saveMove(tx, actor, before, 'submit_content', handedIn)
    const { id: submission_id } = after
    const values = { submission_id, number, note, content_url }
    const { id: content_id } = await insertRow(tx, contents, values)
    if (stored.length > 0) {
      const rows = stored.map((media) => ({ ...media, submission_id, content_id }))
      await tx.insert(submissionFiles).values(rows)
    }
    await tellSidesOfWork(tx, context, actor, after, ['organization'], contentSubmitted, {
      step: 'content',
    })
    return after
  })
}

export async function requestChanges(
  context: Context,
  actor: Member,
  submission: Work,
  { note }: { note: string },
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMoveByBrand(tx, actor, submission, 'request_changes')
    const after = await saveMove(tx, actor, before, 'request_changes', {
      state: 'changes_requested',
      rounds_count: before.rounds_count + 1,
    })
    const asked = { change_note: note, changes_requested_at: currentTime }
    await tx.update(contents).set(asked).where(isLastVersion(after))
    await tellSidesOfWork(tx, context, actor, after, ['creator'], changesRequested, { note })
    return after
  })
}

export async function approveContent(
  context: Context,
  actor: Member,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMoveByBrand(tx, actor, submission, 'approve')
    return approveLockedContent(tx, context, actor, before)
  })
}

/** Approves content, whoever says so: the organization, staff, or the time that is over. */
export async function approveLockedContent(
  tx: Tx,
  services: Services,
  author: Author,
  before: CollabSubmission,
): Promise<CollabSubmission> {
  const after = await saveMove(tx, author, before, 'approve', {
    state: 'approved',
    approved_at: currentTime,
  })
  await tx.update(contents).set({ approved_at: currentTime }).where(isLastVersion(after))
  await tellSidesOfWork(tx, services, author, after, ['creator'], submissionApproved, {
    counts_since: null,
  })
  return after
}

const isLastVersion = ({ id, contents_count }: CollabSubmission) =>
  and(eq(contents.submission_id, id), eq(contents.number, contents_count))
