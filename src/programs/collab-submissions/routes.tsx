import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import {
  collabSubmissionPath,
  collabSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { openConversation } from '../messages/model.ts'
import { readConversation } from '../messages/queries.ts'
import { type ById, movesOf, serveSubmissionMoves } from '../submissions/move-routes.tsx'
import { showingPosts } from '../submissions/posts/players.ts'
import { applicationAnswers } from './applying/answer-routes.tsx'
import { contentAnswers } from './content/answer-routes.ts'
import { extensionAnswers } from './content/extension-routes.ts'
import { cancelWork } from './ending/model.ts'
import { loadForOrganization } from './pages.ts'
import { collabSubmissionPolicy } from './policy.ts'
import { completeWork } from './posting/completion.ts'
import { presentReceived, ReceivedSubmissionJson } from './presenter.ts'
import { type FoundSubmission, findReceivedSubmission } from './queries.ts'
import { CancellationCreate, CompletionCreate, EscalationCreate, ShipmentCreate } from './schema.ts'
import { shipProduct } from './shipping/model.ts'
import { askStaff } from './staff/decision.ts'
import { escalatedBy } from './staff/examples.ts'
import { ReceivedSubmission } from './views/received.tsx'

const tag = 'Submissions'

/** The addresses at which an organization reads one submission and decides about it. */
export async function collabSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const show = api({
    name: 'showCollabSubmission',
    summary: 'Show a submission to a collab',
    description:
      'For members: all that was agreed on and sent, with who acts next and until when. The `address` is there from acceptance until it is over.',
    tag,
    response: ReceivedSubmissionJson,
  })

  app.get<ById>(
    '/:id',
    allowing(showingPosts(context), show),
    async ({ member, params, format }, reply) => {
      const submission = await findReceivedSubmission(db, member, params)
      if (format === 'json') return reply.send(presentReceived(submission))

      const messages = await openConversation(db, member, submission)
      const shown = await loadForOrganization(context, member, submission, messages)
      return sendPage(reply, <ReceivedSubmission {...shown} />)
    },
  )

  const move = movesOf<FoundSubmission>()
  const routes = [
    ...applicationAnswers(context),
    move({
      noun: 'shipment',
      described: {
        name: 'shipProduct',
        summary: 'Say that the product was sent',
        description:
          'For admins, while it waits for that, also after something was wrong with what was sent before.',
        shows: { state: 'shipped', requires_product_shipment: true },
      },
      body: { schema: ShipmentCreate },
      act: ({ member }, submission, fields) => shipProduct(context, member, submission, fields),
      done: 'The creator knows that it is on its way.',
    }),
    ...contentAnswers(context),
    ...extensionAnswers(context),
    move({
      noun: 'cancellation',
      described: {
        name: 'cancelSubmission',
        area: 'people',
        summary: 'Cancel work that was agreed on',
        description:
          'For admins: from acceptance until content is submitted; what was set aside comes back, and the creator keeps what was sent. Later it is 422 on `base`, and staff decide; also once the creator has received a product, unless nothing is set aside.',
        shows: { state: 'cancelled' },
      },
      body: { schema: CancellationCreate },
      act: ({ member }, submission, fields) => cancelWork(context, member, submission, fields),
      done: 'The work is canceled.',
    }),
    move({
      noun: 'completion',
      described: {
        name: 'completeSubmission',
        area: 'money',
        summary: 'Complete a submission that was posted',
        description:
          'For admins: what was set aside is the creator’s then. Send the `post_url` that you looked at: if the creator has corrected it since, it is 422 on `base`, which names the new one. Where a Spark code is needed and missing it is 422 too.',
        shows: { state: 'completed', paid_amount: 25_000 },
      },
      body: { schema: CompletionCreate, optional: true },
      act: ({ member }, submission, fields) => completeWork(context, member, submission, fields),
      done: 'It is completed, and the creator is paid.',
    }),
    move({
      noun: 'escalation',
      described: {
        name: 'escalateCollabSubmission',
        summary: 'Ask staff to decide about a submission',
        description:
          'For admins, once content was submitted or a product received: no deadline runs until staff have approved the content or split what is set aside.',
        shows: escalatedBy('organization'),
      },
      body: { schema: EscalationCreate },
      act: ({ member }, submission, fields) =>
        askStaff(context, member, submission, 'organization', fields),
      done: 'Troupe’s team will review it and decide.',
    }),
  ]

  const reload = ({ member, params }: FastifyRequest<ById>) =>
    findReceivedSubmission(db, member, params)
  serveSubmissionMoves(app, routes, {
    tag,
    response: ReceivedSubmissionJson,
    errors: [403],
    allows: showingPosts(context),
    find: async (request) => {
      const submission = await reload(request)
      authorize(collabSubmissionPolicy.decide(request.member))
      return submission
    },
    reload,
    form: async ({ member, body }, submission, errors) => {
      const messages = await readConversation(db, member, submission)
      const shown = await loadForOrganization(context, member, submission, messages)
      return <ReceivedSubmission {...shown} typed={body} errors={errors} />
    },
    present: presentReceived,
    path: collabSubmissionPath,
    url: collabSubmissionUrl,
  })
}
