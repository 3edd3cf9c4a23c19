import type { FastifyInstance } from 'fastify'
import { api } from '../../framework/http/api.ts'
import { ExplanationJson } from './explanation.ts'
import { answerFlagOwn, appealOwn, explainOwn } from './own.tsx'
import { CampaignSubmissionJson } from './presenter.ts'
import { findOwnSubmission } from './queries.ts'
import { AppealFields, FlagAnswerFields } from './schema.ts'

type ById = { Params: { id: string } }

const common = {
  tag: 'Submissions',
  response: CampaignSubmissionJson,
  errors: [404] as (403 | 404)[],
}

/** What a creator does with a post of theirs that was handed in. */
export async function ownCampaignSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const explanation = api({
    ...common,
    name: 'explainOwnSubmission',
    summary: 'Explain what a submission of yours earned',
    description:
      'For every user: the reading that counts, each step from views to money, and every grant.',
    response: ExplanationJson,
  })
  app.get<ById>('/:id/explanation', explanation, (request, reply) =>
    explainOwn(context, request, reply, request.params.id),
  )

  const appeal = api({
    ...common,
    name: 'createAppeal',
    summary: 'Appeal against a rejection',
    description:
      'For every user: once for each submission, within 7 days of its rejection; otherwise it is 422 on `base`. What staff do not decide within 7 days is accepted.',
    body: { schema: AppealFields, root: 'appeal' },
    status: 201,
  })
  app.post<ById>('/:id/appeal', appeal, async (request, reply) => {
    const submission = await findOwnSubmission(db, request.actor, request.params.id)
    return appealOwn(context, request, reply, submission)
  })

  const answer = api({
    ...common,
    name: 'answerFlag',
    summary: 'Answer a flag',
    description:
      'For every user: what you say to the flags that hold the money of a submission of yours. Staff read it beside them, and the organization where it raised one. Once for each flag, while it stands; otherwise it is 422 on `base`.',
    body: { schema: FlagAnswerFields, root: 'flag_answer' },
    status: 201,
  })
  app.post<ById>('/:id/flag_answer', answer, async (request, reply) => {
    const submission = await findOwnSubmission(db, request.actor, request.params.id)
    return answerFlagOwn(context, request, reply, submission)
  })
}
