import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { valuesSent } from '../../framework/http/fields/parameters.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { OwnSubmissionJson } from '../submissions/presenter.ts'
import { listOwnSubmissions } from '../submissions/queries.ts'
import { stageOf, submissionStages } from '../submissions/stages.ts'
import { workStates } from '../submissions/states.ts'
import { OwnSubmissionIndex } from '../submissions/views/index.tsx'

type Wanted = { Querystring: { stage?: string; state?: string; campaign_id?: string } }

/** All that a creator has handed in or applied with. */
export async function ownSubmissionListRoutes(app: FastifyInstance) {
  const list = api({
    name: 'listOwnSubmissions',
    summary: 'List your work',
    description:
      'For every user: posts for campaigns and applications to collabs, the newest first, of one `stage`, in one `state` or several, or for one campaign if that is asked for.',
    tag: 'Submissions',
    response: z.array(OwnSubmissionJson),
    paginated: true,
    query: {
      stage: {
        description:
          'Only what you go on with or have to answer (`todo`), what is not over (`open`), or what is (`ended`)',
        example: 'todo',
        values: submissionStages,
      },
      state: {
        description: 'Only work in this state, of either kind',
        example: 'pending',
        values: workStates,
        several: true,
      },
      campaign_id: {
        description: 'Only posts for this campaign',
        example: 'Vq7RtzK8',
        ids: ['Campaign'] as const,
      },
    },
    errors: [404],
  })

  app.get<Wanted>('/', list, async (request, reply) => {
    const { stage: named, campaign_id: id } = request.query
    const stage = stageOf(named)
    const campaignId = id ? (decodeId('Campaign', String(id)) ?? 0) : undefined
    const states = valuesSent(request.query, 'state', { several: true }).filter(Boolean)
    const wanted = { stage, states, campaignId, isTodoFirst: request.format !== 'json' }
    const page = await listOwnSubmissions(
      app.context.db,
      request.actor,
      pageRequest(request),
      wanted,
    )
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => (
        <OwnSubmissionIndex page={page} stage={stage} isOfCampaign={campaignId !== undefined} />
      ),
      json: () => page.rows.map(OwnSubmissionJson.present),
    })
  })
}
