import type { Context } from '../../framework/context.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import { withStoredMedia } from '../../framework/uploads/media.ts'
import type { Actor } from '../../tables/actor.ts'
import type { CollabSubmission } from '../../tables/collab-submissions.ts'
import { contents } from '../../tables/contents.ts'
import { submissionFiles } from '../../tables/submission-files.ts'
import { guardRoom } from '../submissions/room.ts'
import { contentSubmitted } from './notices.ts'
import type { ContentFields } from './schema.ts'
import { lockFor, take } from './steps.ts'
import { tell } from './telling.ts'

/** Hands in what was made, or made anew, as files or as an address where it can be seen. */
export async function submitContent(
  context: Context,
  actor: Actor,
  submission: { id: number },
  { files = [], content_url = null, note = null }: ContentFields,
): Promise<CollabSubmission> {
  const isSomething = files.length > 0 || content_url !== null
  guard(isSomething, 'files', 'are missing: send some, or an address where the content can be seen')

  return withStoredMedia(context, files, actor.user.id, async (tx, stored) => {
    const before = await lockFor(tx, submission, 'submit_content')
    await guardRoom(tx, submission, 'content', stored)
    const number = before.contents_count + 1
    const handedIn = { state: 'content_submitted', contents_count: number } as const
    const after = await take(tx, actor, before, 'submit_content', handedIn)
    const { id: submission_id } = after
    const values = { submission_id, number, note, content_url }
    const { id: content_id } = one(await tx.insert(contents).values(values).returning())
    if (stored.length > 0) {
      const rows = stored.map((media) => ({ ...media, submission_id, content_id }))
      await tx.insert(submissionFiles).values(rows)
    }
    await tell(tx, context, after, 'admins', contentSubmitted, { step: 'content' })
    return after
  })
}
