import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { api } from '../../framework/http/api.ts'
import { decodeId, isPostId } from '../../vocabulary/ids.ts'
import { CampaignSubmissionJson } from '../campaign-submissions/presenter.ts'
import { CollabSubmissionWithWorkJson } from '../collab-submissions/presenter.ts'
import type { ById } from '../submissions/move-routes.tsx'
import { answerOwnPost, answerPostWithdrawal } from './post-routes.tsx'
import { answerOwnWork, answerWorkWithdrawal } from './work-routes.tsx'

const common = {
  tag: 'Submissions',
  response: z.discriminatedUnion('kind', [CampaignSubmissionJson, CollabSubmissionWithWorkJson]),
  errors: [404] as (403 | 404)[],
}

/**
 * Submissions as their creator sees them and acts on them: at one address, whatever they have handed in
 * there.
 */
export async function ownSubmissionRoutes(app: FastifyInstance) {
  const show = api({
    ...common,
    name: 'showOwnSubmission',
    summary: 'Show a submission of yours',
    description:
      'For its creator: a post with its checks and its money, or work for a collab with who acts next and until when. To everybody else it is 404.',
  })
  app.get<ById>('/:id', show, (request, reply) =>
    isPost(request) ? answerOwnPost(request, reply) : answerOwnWork(request, reply),
  )

  const withdrawal = api({
    ...common,
    name: 'withdrawSubmission',
    strict: true,
    summary: 'Withdraw a submission',
    description:
      'For its creator: a post while it is `pending`, work for a collab before it is posted. What was set aside for it goes back to the organization. Later it is 422 on `base`.',
    shows: { state: 'withdrawn' },
    status: 201,
  })
  app.post<ById>('/:id/withdrawal', withdrawal, (request, reply) =>
    isPost(request) ? answerPostWithdrawal(request, reply) : answerWorkWithdrawal(request, reply),
  )
}

function isPost({ params }: FastifyRequest<ById>): boolean {
  return isPostId(decodeId('Submission', params.id) ?? 0)
}
