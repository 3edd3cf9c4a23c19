import { inArray } from 'drizzle-orm'
import { audit } from '../../../activity/records/audit.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import { guard } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import { type Flag, flags } from '../../../tables/campaigns/flags.ts'
import { changeSubmission } from '../changing.ts'
import { tellSidesOfPost } from '../notices.ts'
import { ownCampaignSubmissionRecord } from '../record.ts'
import { findOpenFlags } from './model.ts'
import { flagAnswered } from './notices.ts'

/**
 * A creator answers the doubts that hold their money: once each, because whoever decides has to know that
 * what they read is all of it. A doubt that is raised later can be answered again.
 */
export function answerFlags(
  context: Context,
  actor: Actor,
  submission: { id: number },
  text: string,
) {
  return changeSubmission(context, submission, async (tx, locked) => {
    const open = await findOpenFlags(tx, submission)
    guard(open.length > 0, 'base', 'There is no flag to answer.')
    const questions = open.filter(isWithoutAnswer)
    guard(
      questions.length > 0,
      'base',
      'You have already answered. You can answer a flag only once.',
    )

    const ids = questions.map(({ id }) => id)
    const answered = { answer: text, answered_at: currentTime }
    await tx.update(flags).set(answered).where(inArray(flags.id, ids))
    // Staff have it in their list already. How long it has waited there is not to begin anew.
    await audit(tx, actor, ownCampaignSubmissionRecord, 'answer_flag', locked.submission, {
      answer: [null, text],
    })
    const isOfOrganization = questions.some(({ rule }) => rule === null)
    if (isOfOrganization)
      await tellSidesOfPost(tx, context, actor, locked, ['organization'], flagAnswered, {
        answer: text,
      })
    return locked.submission
  })
}

/** Whether its creator can still say something to a doubt. */
export const isAnswerable = ({ flags }: { flags: Flag[] }): boolean => flags.some(isWithoutAnswer)

export const isWithoutAnswer = ({ ended_at, answer }: Flag) => ended_at === null && answer === null
