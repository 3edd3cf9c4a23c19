import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { anExample, api } from '../../framework/http/api.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import { readBalance, walletAccount } from '../../money/bookkeeping/accounts.ts'
import type { Member } from '../../tables/actor.ts'
import {
  collabSubmissionPath,
  collabSubmissionUrl,
} from '../../vocabulary/addresses/submission-urls.ts'
import { openConversation } from '../messages/model.ts'
import { readConversation, type ShownMessage } from '../messages/queries.ts'
import { type ById, movesOf, serveSubmissionMoves } from '../submissions/move-routes.tsx'
import { playerOfWork, showingPosts } from '../submissions/posts/players.ts'
import { acceptApplication, declineApplication } from './applying/answer.ts'
import { readApplicantFacts } from './applying/applicant.ts'
import { mostOffers } from './applying/limits.ts'
import { counterOffer } from './applying/offers.ts'
import { extensionAnswers } from './content/extension-routes.ts'
import { approveContent, requestChanges } from './content/model.ts'
import { cancelWork } from './ending/model.ts'
import { collabSubmissionPolicy } from './policy.ts'
import { completeWork } from './posting/completion.ts'
import { presentReceived, ReceivedSubmissionJson } from './presenter.ts'
import { findReceived, type ShownSubmission } from './queries.ts'
import {
  AcceptanceCreate,
  CancellationCreate,
  ChangeRequestCreate,
  CompletionCreate,
  CounterOfferCreate,
  DeclineCreate,
  EscalationCreate,
  ShipmentCreate,
} from './schema.ts'
import { shipProduct } from './shipping/model.ts'
import { askStaff } from './staff/decision.ts'
import { escalatedBy } from './staff/examples.ts'
import { timeLimits } from './time-limits.ts'
import { isOffered } from './transitions.ts'
import { ReceivedSubmission } from './views/received.tsx'

const tag = 'Submissions'

/** The addresses at which an organization reads one submission and decides about it. */
export async function collabSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const balanceOf = ({ organization_id: id, currency }: ShownSubmission) =>
    readBalance(db, walletAccount({ id }, currency))

  const shownOf = async (
    member: Member,
    submission: ShownSubmission,
    messages: ShownMessage[],
  ) => ({
    ...{ member, submission, messages },
    applicant: await readApplicantFacts(db, submission),
    balance: isOffered(submission, 'accept') ? await balanceOf(submission) : 0,
    feeBps: context.config.money.feeBps,
    player: playerOfWork(context, submission),
  })

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
      const submission = await findReceived(db, member, params.collab_id, params.id)
      if (format === 'json') return reply.send(presentReceived(submission))

      const messages = await openConversation(db, member, submission)
      return sendPage(
        reply,
        <ReceivedSubmission {...(await shownOf(member, submission, messages))} />,
      )
    },
  )

  const move = movesOf<ShownSubmission>()
  const routes = [
    move({
      noun: 'acceptance',
      described: {
        name: 'acceptApplication',
        strict: true,
        area: 'money',
        summary: 'Accept an application',
        description:
          'For admins: sets the quote and its fee aside from the balance of the organization. A debt, or a balance that does not cover both, is 422 on `base`. Send the `quote_amount` that you looked at: if it is another by now, it is 422 too, as it is while an offer of yours waits for the creator.',
        shows: { state: 'in_progress' },
      },
      body: { schema: AcceptanceCreate, optional: true },
      act: ({ member }, submission, seen) => acceptApplication(context, member, submission, seen),
      done: 'The application is accepted.',
    }),
    move({
      noun: 'counter_offer',
      described: {
        name: 'offerOtherPrice',
        strict: true,
        area: 'people',
        summary: 'Answer the price of an application with another one',
        description: `For admins: the creator accepts it, or answers with another price, within ${timeLimits.application.words}. There are at most ${mostOffers} prices in all, the first included; one more is 422 on \`base\`.`,
        shows: { state: 'applied', offered_by: 'organization', offers: anExample },
      },
      body: { schema: CounterOfferCreate },
      act: ({ member }, submission, fields) =>
        counterOffer(context, member, 'organization', submission, fields),
      done: 'The creator knows what you offer.',
    }),
    move({
      noun: 'decline',
      described: {
        name: 'declineApplication',
        summary: 'Decline an application',
        description: 'For admins: with a note for the creator, or without.',
        shows: { state: 'declined' },
      },
      body: { schema: DeclineCreate, optional: true },
      act: ({ member }, submission, fields) =>
        declineApplication(context, member, submission, fields),
      done: 'The application is declined.',
    }),
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
    move({
      noun: 'approval',
      described: {
        name: 'approveContent',
        summary: 'Approve content',
        description: 'For admins: the creator can post it then. It cannot be undone.',
        shows: { state: 'approved', contents: [{ approved_at: anExample }] },
      },
      act: ({ member }, submission) => approveContent(context, member, submission),
      done: 'The content is approved.',
    }),
    move({
      noun: 'change_request',
      described: {
        name: 'requestChanges',
        summary: 'Ask for changes of content',
        description:
          'For admins: as often as `revision_rounds` says, usually twice; once more is 422 on `base`.',
        shows: {
          state: 'changes_requested',
          note: null,
          rounds_count: 1,
          contents: [{ change_note: anExample, changes_requested_at: anExample }],
        },
      },
      body: { schema: ChangeRequestCreate },
      act: ({ member }, submission, fields) => requestChanges(context, member, submission, fields),
      done: 'The creator knows what to change.',
    }),
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
        strict: true,
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
      done: 'Our team will review it and decide.',
    }),
  ]

  const reload = ({ member, params }: FastifyRequest<ById>) =>
    findReceived(db, member, params.collab_id, params.id)
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
      const shown = await shownOf(member, submission, messages)
      return <ReceivedSubmission {...shown} typed={body} errors={errors} />
    },
    present: presentReceived,
    path: collabSubmissionPath,
    url: collabSubmissionUrl,
  })
}
