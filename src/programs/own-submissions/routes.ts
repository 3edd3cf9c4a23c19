import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { NotFound } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { showOwn, withdrawOwn } from '../campaign-submissions/own.tsx'
import { CampaignSubmissionJson } from '../campaign-submissions/presenter.ts'
import { findOwnSubmission, type SubmissionInList } from '../campaign-submissions/queries.ts'
import type { ById } from '../collab-submissions/move-routes.tsx'
import { answerOwnSubmission, answerWithdrawal } from '../collab-submissions/own-routes.tsx'
import { CollabSubmissionWithWorkJson } from '../collab-submissions/presenter.ts'

const common = {
  tag: 'Submissions',
  response: z.union([CampaignSubmissionJson, CollabSubmissionWithWorkJson]),
  errors: [404] as (403 | 404)[],
}

/** What a creator sees and does at one address, whatever they have handed in there. */
export async function ownSubmissionRoutes(app: FastifyInstance) {
  const { context } = app

  const show = api({
    ...common,
    name: 'showOwnSubmission',
    summary: 'Show a submission of yours',
    description:
      'For its creator: a post with its checks and its money, or work for a collab with who acts next and until when. To everybody else it is 404.',
  })
  app.get<ById>('/:id', show, async (request, reply) => {
    const post = await findPost(request)
    return post ? showOwn(context, request, reply, post) : answerOwnSubmission(request, reply)
  })

  const withdrawal = api({
    ...common,
    name: 'withdrawSubmission',
    summary: 'Withdraw a submission',
    description:
      'For its creator: a post while it is `pending`, work for a collab before it is posted. What was set aside for it goes back to the organization. Later it is 422 on `base`.',
    status: 201,
  })
  app.post<ById>('/:id/withdrawal', withdrawal, async (request, reply) => {
    const post = await findPost(request)
    return post ? withdrawOwn(context, request, reply, post) : answerWithdrawal(request, reply)
  })
}

/** A post, if it is one. */
function findPost(request: FastifyRequest<ById>): Promise<SubmissionInList | undefined> {
  const { actor, params, server } = request
  return findOwnSubmission(server.context.db, actor, params.id).catch((error) => {
    if (error instanceof NotFound) return undefined
    throw error
  })
}
