import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { postSource } from '../../creators/social-accounts/connecting/post-source.ts'
import { respond, sendPage } from '../../framework/http/answers/format.ts'
import { anExample, api } from '../../framework/http/api.ts'
import { holdOf } from '../../money/grants/time-limits.ts'
import { ownSubmissionPath, ownSubmissionUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { mySubmissionsPath } from '../../vocabulary/addresses/urls.ts'
import { appealAsCreator } from '../campaign-submissions/appeals/model.ts'
import { correctionsInWords } from '../campaign-submissions/corrections/limits.ts'
import { correctPost } from '../campaign-submissions/corrections/model.ts'
import { answerFlags } from '../campaign-submissions/flags/answers.ts'
import { withdrawPost } from '../campaign-submissions/handing-in/withdrawal.ts'
import { loadForSide } from '../campaign-submissions/pages.ts'
import { explainAmount } from '../campaign-submissions/paying/explanation.ts'
import { ExplanationJson } from '../campaign-submissions/paying/presenter.ts'
import { CampaignSubmissionJson } from '../campaign-submissions/presenter.ts'
import {
  type FoundSubmission,
  findOwnSubmission,
  ownedBy,
} from '../campaign-submissions/queries.ts'
import { AppealFields, CorrectionFields, FlagAnswerFields } from '../campaign-submissions/schema.ts'
import { timeLimits } from '../campaign-submissions/time-limits.ts'
import { correctableReasons } from '../campaign-submissions/transitions.ts'
import { OwnSubmissionShow } from '../campaign-submissions/views/own.tsx'
import { openConversation } from '../messages/model.ts'
import { readConversation } from '../messages/queries.ts'
import {
  type ById,
  type MoveSide,
  makeMove,
  movesOf,
  serveSubmissionMoves,
} from '../submissions/move-routes.tsx'

const common = {
  tag: 'Submissions',
  response: CampaignSubmissionJson,
  errors: [404] as (403 | 404)[],
}

/** All that a creator does with a post of theirs that was handed in. */
export async function ownPostRoutes(app: FastifyInstance) {
  const { context } = app

  const explanation = api({
    ...common,
    name: 'explainOwnSubmission',
    summary: 'Explain what a submission of yours earned',
    description:
      'For every user: the reading that counts, each step from views to money, and every grant.',
    response: ExplanationJson,
  })
  app.get<ById>('/:id/explanation', explanation, async ({ actor, params }, reply) => {
    const explained = await explainAmount(context.db, params.id, ownedBy(actor))

    return respond(reply, {
      html: () => reply.redirect(`${mySubmissionsPath}/${params.id}`, 303),
      json: () => ExplanationJson.present(explained),
    })
  })

  const move = movesOf<FoundSubmission>()
  const routes = [
    move({
      noun: 'appeal',
      described: {
        name: 'createAppeal',
        summary: 'Appeal against a rejection',
        description: `For every user: once for each submission, within ${timeLimits.appeal.words} of its rejection; otherwise it is 422 on \`base\`. What staff do not decide within ${timeLimits.appealDecision.words} is accepted.`,
        shows: { state: 'appealed', is_reversible: true },
      },
      body: { schema: AppealFields },
      act: ({ actor }, submission, { text }) => appealAsCreator(context, actor, submission, text),
      done: 'Your appeal is sent.',
    }),
    move({
      noun: 'correction',
      described: {
        name: 'createCorrection',
        summary: 'Submit a rejected post again that was corrected',
        description: `For every user: the same post, or another one of the same account (\`post_url\`), corrected where the \`reason\` of its rejection allows that (${correctableReasons.map((reason) => `\`${reason}\``).join(', ')}), with what was changed. It is read and checked again, and waits for a decision. It can be done ${correctionsInWords}, within ${timeLimits.appeal.words} of the rejection; otherwise, or if what it was rejected for is known to be as it was, it is 422 on \`base\`. Where caption and checks are as they were, a person has to decide (\`withheld_because\` is \`unchanged\`).`,
        shows: { state: 'pending', corrections: anExample, decided_at: anExample },
      },
      body: { schema: CorrectionFields },
      act: ({ actor }, submission, said) =>
        correctPost(context, postSource(context), actor, submission, said),
      done: 'Submitted again. We will tell you when it is decided.',
    }),
    move({
      noun: 'flag_answer',
      described: {
        name: 'answerFlag',
        summary: 'Answer a flag',
        description:
          'For every user: what you say to the flags that hold the money of a submission of yours. Staff read it beside them, and the organization where it raised one. Once for each flag, while it stands; otherwise it is 422 on `base`.',
        shows: { state: 'flagged', flags: [{ answer: anExample, answered_at: anExample }] },
      },
      body: { schema: FlagAnswerFields },
      act: ({ actor }, submission, { text }) => answerFlags(context, actor, submission, text),
      done: 'Your answer is sent.',
    }),
  ]

  serveSubmissionMoves(app, routes, ownSide)
}

const find = ({ actor, params, server }: FastifyRequest<ById>) =>
  findOwnSubmission(server.context.db, actor, params.id)

const ownSide: MoveSide<FoundSubmission> = {
  ...common,
  find,
  reload: find,
  form: async ({ actor, server, body }, submission, errors) => {
    const { db, config } = server.context
    const messages = await readConversation(db, actor, submission)
    const shown = await loadForSide(db, submission, messages)
    return <OwnSubmissionShow shown={shown} hold={holdOf(config)} typed={body} errors={errors} />
  },
  present: CampaignSubmissionJson.present,
  path: ownSubmissionPath,
  url: ownSubmissionUrl,
}

/** Takes back a post that nobody has decided about. */
export function answerPostWithdrawal(request: FastifyRequest<ById>, reply: FastifyReply) {
  const { context } = request.server
  const make = (_: unknown, submission: FoundSubmission) =>
    withdrawPost(context, request.actor, submission)
  return makeMove(request, reply, { make, done: 'Withdrawn.' }, ownSide)
}

export async function answerOwnPost(request: FastifyRequest<ById>, reply: FastifyReply) {
  const submission = await find(request)
  if (request.format === 'json') return CampaignSubmissionJson.present(submission)
  const { db, config } = request.server.context
  const messages = await openConversation(db, request.actor, submission)
  const shown = await loadForSide(db, submission, messages)
  return sendPage(reply, <OwnSubmissionShow shown={shown} hold={holdOf(config)} />)
}
