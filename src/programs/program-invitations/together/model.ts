import type { Context } from '../../../framework/context.ts'
import { Invalid, NotFound, Overloaded } from '../../../framework/errors.ts'
import type { Member } from '../../../tables/actor.ts'
import { inviteCreator } from '../model.ts'
import type { InvitationTogetherFields } from '../schema.ts'

export type InvitationResult = { user_id: string; error: string | null }

/** Invites each by themselves: one who cannot be invited keeps none of the others from it. */
export async function inviteTogether(
  context: Context,
  actor: Member,
  { user_ids, ...fields }: InvitationTogetherFields,
): Promise<InvitationResult[]> {
  const results: InvitationResult[] = []
  for (const user_id of new Set(user_ids)) {
    const error = await inviteCreator(context, actor, user_id, fields).then(() => null, refusalIn)
    results.push({ user_id, error })
  }
  return results
}

/**
 * The words of a refusal. A wrong program is wrong for all of them, and any other error is none of theirs.
 */
function refusalIn(error: unknown): string {
  if (error instanceof NotFound) return error.message
  if (error instanceof Overloaded) return 'They were invited often enough. Try again later.'
  if (!(error instanceof Invalid) || 'program_id' in error.errors) throw error
  return Object.values(error.errors).flat().join(' ')
}
