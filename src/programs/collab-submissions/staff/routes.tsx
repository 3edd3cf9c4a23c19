import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { respond } from '../../../framework/http/answers/format.ts'
import { anExample, api } from '../../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../../framework/http/pagination.ts'
import { allowing } from '../../../framework/http/safety/content-security-policy.ts'
import {
  staffCollabSubmissionPath,
  staffCollabSubmissionUrl,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { readConversation } from '../../messages/queries.ts'
import { type ById, movesOf, serveSubmissionMoves } from '../../submissions/move-routes.tsx'
import { playerOfWork, showingPosts } from '../../submissions/posts/players.ts'
import { listEscalated } from '../lists/queries.ts'
import { CollabSubmissionJson, presentForStaff, ReceivedSubmissionJson } from '../presenter.ts'
import { type FoundSubmission, findAnySubmission } from '../queries.ts'
import { SplitCreate } from '../schema.ts'
import { approveContentAsStaff, splitQuote } from './decision.ts'
import { EscalatedSubmissions } from './views/index.tsx'
import { EscalatedSubmission } from './views/show.tsx'

const tag = 'Staff'

/** The pages on which staff decide if creators and organizations do not agree. */
export async function staffCollabSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listEscalatedSubmissions',
    summary: 'List the submissions to collabs that wait for a decision',
    description: 'For staff: those of all organizations, the oldest first.',
    tag,
    response: z.array(CollabSubmissionJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listEscalated(db, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <EscalatedSubmissions page={page} />,
      json: () => page.rows.map(CollabSubmissionJson.present),
    })
  })

  const show = api({
    name: 'showEscalatedSubmission',
    summary: 'Show a submission to a collab of any organization',
    description: 'For staff: all that was agreed on and sent, without the address.',
    tag,
    response: ReceivedSubmissionJson,
  })

  app.get<ById>(
    '/:id',
    allowing(showingPosts(context), show),
    async ({ actor, params, format }, reply) => {
      const submission = await findAnySubmission(db, params.id)
      const messages = format === 'html' ? await readConversation(db, actor, submission) : []

      return respond(reply, {
        html: () => (
          <EscalatedSubmission
            submission={submission}
            messages={messages}
            player={playerOfWork(context, submission)}
          />
        ),
        json: () => presentForStaff(submission),
      })
    },
  )

  const move = movesOf<FoundSubmission>()
  const routes = [
    move({
      noun: 'approval',
      described: {
        name: 'approveEscalatedContent',
        summary: 'Approve content that waits for a decision',
        description:
          'For staff who neither made it nor belong to the organization: the work goes on with the post. Both sides are told.',
        shows: { state: 'approved', contents: [{ approved_at: anExample }] },
      },
      act: ({ actor }, submission) => approveContentAsStaff(context, actor, submission),
      done: 'The content is approved, and both sides are told.',
    }),
    move({
      noun: 'split',
      described: {
        name: 'splitHeldAmount',
        summary: 'End a submission that waits for a decision, and split what is set aside',
        description:
          'For staff who neither made it nor belong to the organization: `creator_amount` goes to the creator, the rest back to the organization, and the fee in proportion. All of it for what was posted makes it `completed`, anything else `cancelled`. More than is set aside is 422 on `creator_amount`. Both sides are told.',
        shows: { state: 'cancelled' },
      },
      body: { schema: SplitCreate },
      act: ({ actor }, submission, fields) => splitQuote(context, actor, submission, fields),
      done: 'What was set aside is split, and both sides are told.',
    }),
  ]

  const find = ({ params }: FastifyRequest<ById>) => findAnySubmission(db, params.id)
  serveSubmissionMoves(app, routes, {
    tag,
    response: ReceivedSubmissionJson,
    errors: [],
    allows: showingPosts(context),
    find,
    reload: find,
    form: async ({ actor, body }, submission, errors) => {
      const messages = await readConversation(db, actor, submission)
      const shown = { submission, messages, player: playerOfWork(context, submission) }
      return <EscalatedSubmission {...shown} typed={body} errors={errors} />
    },
    present: presentForStaff,
    path: staffCollabSubmissionPath,
    url: staffCollabSubmissionUrl,
  })
}
