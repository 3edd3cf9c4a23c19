import type { FastifyInstance } from 'fastify'
import { anExample } from '../../../framework/http/api.ts'
import { movesOf, serveSubmissionMoves } from '../../submissions/move-routes.tsx'
import { organizationSide } from '../deciding/routes.tsx'
import type { FoundSubmission } from '../queries.ts'
import { AppealAnswerFields } from '../schema.ts'
import { answerAppeal } from './answers.ts'

/** An organization's side of an appeal. Creators appeal and staff decide where all that they do is. */
export async function appealRoutes(app: FastifyInstance) {
  const { context } = app
  const move = movesOf<FoundSubmission>()
  const routes = [
    move({
      noun: 'appeal_answer',
      described: {
        name: 'answerAppeal',
        summary: 'Answer an appeal',
        description:
          'For admins: what your organization says to an appeal. Staff read it beside the appeal, and the creator does. Once for each submission, while the appeal waits; otherwise it is 422 on `base`.',
        shows: {
          state: 'appealed',
          is_reversible: true,
          appeal_answer: anExample,
          appeal_answered_at: anExample,
        },
      },
      body: { schema: AppealAnswerFields },
      act: ({ member }, submission, { text }) => answerAppeal(context, member, submission, text),
      done: 'Your answer is sent.',
    }),
  ]
  serveSubmissionMoves(app, routes, organizationSide(context))
}
