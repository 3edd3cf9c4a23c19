import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { respond } from '../../framework/http/answers/format.ts'
import { anExample } from '../../framework/http/api.ts'
import { longestExtension } from '../../tables/collabs/collab-submissions.ts'
import { ownSubmissionPath, ownSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { askExtension } from '../collab-submissions/content/extension.ts'
import { submitContent } from '../collab-submissions/content/model.ts'
import { withdrawWork } from '../collab-submissions/ending/model.ts'
import { giveSparkCode, recordPost } from '../collab-submissions/posting/model.ts'
import { CollabSubmissionWithWorkJson } from '../collab-submissions/presenter.ts'
import { type FoundSubmission, findOwnSubmission } from '../collab-submissions/queries.ts'
import {
  ContentCreate,
  contentFiles,
  EscalationCreate,
  ExtensionCreate,
  PostCreate,
  ShipmentIssueCreate,
  SparkCodeCreate,
} from '../collab-submissions/schema.ts'
import { confirmReceipt, reportShipment } from '../collab-submissions/shipping/model.ts'
import { askStaff } from '../collab-submissions/staff/decision.ts'
import { escalatedBy } from '../collab-submissions/staff/examples.ts'
import { timeLimits } from '../collab-submissions/time-limits.ts'
import { OwnSubmission } from '../collab-submissions/views/own.tsx'
import { openConversation } from '../messages/model.ts'
import { readConversation } from '../messages/queries.ts'
import {
  type ById,
  type MoveSide,
  makeMove,
  movesOf,
  serveSubmissionMoves,
} from '../submissions/move-routes.tsx'
import { offerAnswers } from './offer-routes.tsx'

const tag = 'Submissions'

/** The addresses at which a creator works for collabs. */
export async function ownWorkRoutes(app: FastifyInstance) {
  const { context } = app

  const move = movesOf<FoundSubmission>()
  const routes = [
    ...offerAnswers(context),
    move({
      noun: 'receipt',
      described: {
        name: 'confirmShipmentReceipt',
        summary: 'Say that the product has arrived',
        description:
          'For its creator: makes a `shipped` one `in_progress`. Content is due `content_days` days from then.',
        shows: {
          state: 'in_progress',
          requires_product_shipment: true,
          shipments: [{ received_at: anExample }],
        },
      },
      act: ({ actor }, submission) => confirmReceipt(context, actor, submission),
      done: 'Great. Your time for the content begins now.',
    }),
    move({
      noun: 'shipment_issue',
      described: {
        name: 'reportShipmentIssue',
        summary: 'Say what is wrong with the product that was sent',
        description: `For its creator: a product that arrived \`damaged\`, is the \`wrong\` one or was \`lost\` is to be sent again within ${timeLimits.shipment.words}. No time of yours runs meanwhile.`,
        shows: {
          state: 'awaiting_shipment',
          next_to_act: 'organization',
          requires_product_shipment: true,
          shipments: [{ issue: anExample, issue_note: anExample, issued_at: anExample }],
          note: null,
        },
      },
      body: { schema: ShipmentIssueCreate },
      act: ({ actor }, submission, fields) => reportShipment(context, actor, submission, fields),
      done: 'Thank you. We asked the brand to send it again.',
    }),
    move({
      noun: 'content',
      described: {
        name: 'submitContent',
        summary: 'Submit content, or a new version of it',
        description: `For its creator: files as multipart, ids of finished uploads, or the address where the content can be seen. It is reviewed within ${timeLimits.contentReview.words}, or approved then.`,
        shows: { state: 'content_submitted', next_to_act: 'organization', note: null },
      },
      body: { schema: ContentCreate },
      files: contentFiles,
      act: ({ actor }, submission, fields) => submitContent(context, actor, submission, fields),
      done: 'Your content is submitted.',
    }),
    move({
      noun: 'extension',
      described: {
        name: 'askForExtension',
        summary: 'Ask for more time for content',
        description: `For its creator, once for each submission, while content or a new version is due: 1 to ${longestExtension} days, and why. The deadline stays until the organization grants it.`,
        shows: { state: 'in_progress', extension_state: 'asked' },
      },
      body: { schema: ExtensionCreate },
      act: ({ actor }, submission, fields) => askExtension(context, actor, submission, fields),
      done: 'The brand knows that you need more time.',
    }),
    move({
      noun: 'post',
      described: {
        name: 'tellPost',
        summary: 'Say where approved content was posted',
        description:
          'For its creator: makes an `approved` one `posted`, and corrects the address of a `posted` one until it is completed. 422 on `post_url` where it is no post, cannot be seen by everybody, is not of one of your verified accounts, or was submitted to another collab.',
        shows: { state: 'posted' },
      },
      body: { schema: PostCreate },
      act: ({ actor }, submission, fields) => recordPost(context, actor, submission, fields),
      done: 'Thank you. The brand can see your post now.',
    }),
    move({
      noun: 'spark_code',
      described: {
        name: 'giveSparkCode',
        summary: 'Give the code to advertise with a post',
        description:
          'For its creator, where the collab needs one: the code and for how many days it is good, 7, 30, 60 or 365 from now.',
        shows: {
          state: 'posted',
          next_to_act: 'organization',
          require_spark_ads: true,
          spark_ends_at: anExample,
        },
      },
      body: { schema: SparkCodeCreate },
      act: ({ actor }, submission, fields) => giveSparkCode(context, actor, submission, fields),
      done: 'The code is saved.',
    }),
    move({
      noun: 'escalation',
      described: {
        name: 'escalateOwnSubmission',
        summary: 'Ask staff to decide about your submission',
        description:
          'For its creator, once content was submitted or a product received: no deadline runs until staff have approved the content or split what is set aside.',
        shows: escalatedBy('creator'),
      },
      body: { schema: EscalationCreate },
      act: ({ actor }, submission, fields) =>
        askStaff(context, actor, submission, 'creator', fields),
      done: 'Troupe’s team will review it and decide.',
    }),
  ]

  serveSubmissionMoves(app, routes, ownSide)
}

const find = ({ actor, params, server }: FastifyRequest<ById>) =>
  findOwnSubmission(server.context.db, actor, params.id)

const ownSide: MoveSide<FoundSubmission> = {
  tag,
  response: CollabSubmissionWithWorkJson,
  errors: [],
  find,
  reload: find,
  form: async ({ actor, server, body }, submission, errors) => {
    const messages = await readConversation(server.context.db, actor, submission)
    const shown = { submission, messages }
    return <OwnSubmission {...shown} typed={body} errors={errors} />
  },
  present: CollabSubmissionWithWorkJson.present,
  path: ownSubmissionPath,
  url: ownSubmissionUrl,
}

export function answerWorkWithdrawal(request: FastifyRequest<ById>, reply: FastifyReply) {
  const { context } = request.server
  const make = (_: unknown, submission: FoundSubmission) =>
    withdrawWork(context, request.actor, submission)
  return makeMove(request, reply, { make, done: 'You have withdrawn.' }, ownSide)
}

/** The page and the JSON of one’s own work for a collab. */
export async function answerOwnWork(
  { actor, params, query, server, format }: FastifyRequest<ById>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db } = server.context
  const submission = await findOwnSubmission(db, actor, params.id)
  const messages = format === 'html' ? await openConversation(db, actor, submission) : []

  return respond(reply, {
    html: () => (
      <OwnSubmission submission={submission} messages={messages} typed={{ post: query }} />
    ),
    json: () => CollabSubmissionWithWorkJson.present(submission),
  })
}
