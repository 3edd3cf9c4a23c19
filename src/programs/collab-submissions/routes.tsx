import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { api } from '../../framework/http/api.ts'
import { respond } from '../../framework/http/format.ts'
import { pageRequest, sendList, setPageHeaders } from '../../framework/http/pagination.ts'
import { collabSubmissionStates } from '../../tables/collab-submissions.ts'
import { findCollab } from '../collabs/queries.ts'
import type { ById } from './move-routes.tsx'
import {
  CollabSubmissionJson,
  presentListed,
  presentReceived,
  ReceivedSubmissionJson,
} from './presenter.ts'
import { findReceived, listReceived } from './queries.ts'
import { SubmissionIndex } from './views/index.tsx'
import { ReceivedSubmission } from './views/received.tsx'

type OfCollab = { Params: { collab_id: string }; Querystring: { state?: unknown } }

const tag = 'Submissions'

/** What creators have applied with, as the organization reads and decides it. */
export async function collabSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listCollabSubmissions',
    summary: 'List who applied to a collab',
    description: 'For members: newest first, of one `state` or of all, without what was sent.',
    tag,
    response: z.array(CollabSubmissionJson),
    paginated: true,
    query: { state: { description: 'Only those in this state', example: 'applied' } },
  })

  app.get<OfCollab>('/', list, async (request, reply) => {
    const { member, params, query, format } = request
    const state = collabSubmissionStates.find((known) => known === query.state)
    const page = await listReceived(db, member, params.collab_id, pageRequest(request), state)
    // An empty list may be one of no collab at all.
    if (format === 'json' && page.total === 0) await findCollab(db, member, params.collab_id)
    if (format === 'json') return sendList(reply, page, presentListed)

    const collab = await findCollab(db, member, params.collab_id)
    setPageHeaders(reply, page)
    return respond(reply, {
      html: () => <SubmissionIndex collab={collab} page={page} state={state} />,
      json: () => page.rows.map(presentListed),
    })
  })

  const show = api({
    name: 'showCollabSubmission',
    summary: 'Show a submission to a collab',
    description:
      'For members: all that was agreed on and sent, with who acts next and until when. The `address` is there from acceptance until it is over.',
    tag,
    response: ReceivedSubmissionJson,
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const submission = await findReceived(db, member, params.collab_id, params.id)

    return respond(reply, {
      html: () => <ReceivedSubmission member={member} submission={submission} />,
      json: () => presentReceived(submission),
    })
  })
}
