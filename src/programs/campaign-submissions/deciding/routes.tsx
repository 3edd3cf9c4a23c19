import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../framework/context.ts'
import { authorize } from '../../../framework/errors.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { anExample, api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { pageRequest } from '../../../framework/http/pagination.ts'
import type { Choice } from '../../../tables/campaigns/decisions.ts'
import {
  campaignSubmissionPath,
  campaignSubmissionUrl,
  waitingPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { findCampaign } from '../../campaigns/queries.ts'
import { readConversation } from '../../messages/queries.ts'
import {
  type ById,
  type MoveSide,
  movesOf,
  serveSubmissionMoves,
} from '../../submissions/move-routes.tsx'
import { showingPosts } from '../../submissions/posts/players.ts'
import { liftAsMember } from '../flags/model.ts'
import { loadForOrganization, loadList } from '../pages.ts'
import { campaignSubmissionPolicy } from '../policy.ts'
import { CampaignSubmissionJson, presentReceived } from '../presenter.ts'
import { type FoundSubmission, findReceivedSubmission } from '../queries.ts'
import { DecisionFields, FlagFields, RejectionFields } from '../schema.ts'
import { timeLimits } from '../time-limits.ts'
import { CampaignSubmissionIndex } from '../views/index.tsx'
import { CampaignSubmissionShow } from '../views/show.tsx'
import { approval, decideEach, decideNow, reversal } from './decide.ts'
import { DecisionOutcomesJson } from './presenter.ts'
import { decideSent, redirectWithRefusals } from './sent-decisions.ts'
import { decideOneUndoably, decideUndoably } from './undoable.ts'

type OfCampaign = { Params: { campaign_id: string } }

const common = {
  tag: 'Submissions',
  response: CampaignSubmissionJson,
  errors: [403] as (403 | 404)[],
}

/** Decisions of admins. On a page one waits for ten seconds, over JSON for nothing. */
export async function campaignDecisionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const decide = (
    { member, format }: FastifyRequest<ById>,
    submission: FoundSubmission,
    choice: Choice,
  ): Promise<unknown> =>
    (format === 'html' ? decideOneUndoably : decideNow)(context, member, submission, choice)

  const move = movesOf<FoundSubmission>()
  const routes = [
    move({
      noun: 'approval',
      described: {
        name: 'approveCampaignSubmission',
        summary: 'Approve a submission',
        description:
          'For admins: its views are paid from now on, those it has included. One that is not `pending` is 422 on `base`.',
        shows: { state: 'approved' },
      },
      act: (request, submission) => decide(request, submission, approval),
      done: `Approved. You can undo that for ${timeLimits.undo.words}.`,
    }),
    move({
      noun: 'rejection',
      described: {
        name: 'rejectCampaignSubmission',
        summary: 'Reject a submission',
        description: `For admins: says why, in one of the reasons and a note, which \`other\` needs. A reason of which a check found the contrary is 422 on \`reason\`, and \`not_public\` without a note 422 on \`note\`. The creator may appeal within ${timeLimits.appeal.words}. One that is not \`pending\` is 422 on \`base\`.`,
        shows: { state: 'rejected', is_reversible: true },
      },
      body: { schema: RejectionFields },
      act: (request, submission, rejection) =>
        decide(request, submission, { action: 'reject', ...rejection }),
      done: `Rejected. You can undo that for ${timeLimits.undo.words}. Then we tell the creator why.`,
    }),
    move({
      noun: 'reversal',
      described: {
        name: 'reverseCampaignSubmission',
        summary: 'Approve a rejected submission after all',
        description: `For admins: takes back a rejection of their own side within ${timeLimits.appeal.words}, or while an appeal waits for staff, which is accepted by that. Its views are paid from now on, those it has included. What staff decided stands: that, and one that was not rejected, is 422 on \`base\`.`,
        shows: { state: 'approved', rejected_at: anExample },
      },
      act: (request, submission) => decide(request, submission, reversal),
      done: `Approved after all. You can undo that for ${timeLimits.undo.words}.`,
    }),
    move({
      noun: 'flag',
      described: {
        name: 'flagCampaignSubmission',
        summary: 'Flag a submission',
        description: `For admins: holds its money for ${timeLimits.organizationFlag.words} at most, and tells the creator why. Possible once for each submission; again it is 422 on \`base\`.`,
        shows: { state: 'flagged', note: null },
      },
      body: { schema: FlagFields },
      act: (request, submission, { note }) =>
        decide(request, submission, { action: 'flag', reason: null, note }),
      done: `Flagged. You can undo that for ${timeLimits.undo.words}. Then its money is on hold for ${timeLimits.organizationFlag.words}.`,
    }),
    move({
      noun: 'flag',
      method: 'delete',
      described: {
        name: 'unflagCampaignSubmission',
        summary: 'Lift your flag',
        description:
          'For admins: the submission goes on where it was. Without a flag it is 422 on `base`.',
        shows: { state: 'pending' },
      },
      act: ({ member }, submission) => liftAsMember(context, member, submission),
      done: 'The flag is lifted.',
    }),
  ]

  serveSubmissionMoves(app, routes, organizationSide(context))

  const many = api({
    name: 'decideCampaignSubmissions',
    summary: 'Decide many submissions at once',
    description:
      'For admins: approves or flags up to 100, or rejects them with one reason. Each is decided by itself: what could not be says why, and keeps none of the others from being decided.',
    ...common,
    body: { schema: DecisionFields, root: 'decision' },
    strict: true,
    response: DecisionOutcomesJson,
  })
  app.post<OfCampaign>('/decisions', many, async (request, reply) => {
    const { member, params, body, format } = request
    const campaign = await findCampaign(db, member, params.campaign_id)
    authorize(campaignSubmissionPolicy.decide(member))
    const outcomes = await attempt(
      async () => {
        const decideAll = format === 'html' ? decideUndoably : decideEach
        const decide = (found: { id: number }[], choice: Choice) =>
          decideAll(context, member, found, choice)
        return decideSent(db, request, decide, campaign)
      },
      async (errors) => {
        const shown = await loadList(db, request, campaign, { state: 'pending' })
        return <CampaignSubmissionIndex {...shown} typed={body} errors={errors} />
      },
    )

    return respond(reply, {
      html: () =>
        redirectWithRefusals(reply, waitingPath(campaign, pageRequest(request).number), outcomes),
      json: () => DecisionOutcomesJson.present({ decisions: outcomes }),
    })
  })
}

/** The way in which admins of an organization find and see a submission that they act on. */
export function organizationSide(context: Context): MoveSide<FoundSubmission> {
  const reload = ({ member, params }: FastifyRequest<ById>) =>
    findReceivedSubmission(context.db, member, params)
  return {
    ...common,
    allows: showingPosts(context),
    find: async (request) => {
      const submission = await reload(request)
      authorize(campaignSubmissionPolicy.decide(request.member))
      return submission
    },
    reload,
    form: async ({ member, body }, submission, errors) => {
      const messages = await readConversation(context.db, member, submission)
      const shown = await loadForOrganization(context, submission, messages)
      return <CampaignSubmissionShow member={member} shown={shown} typed={body} errors={errors} />
    },
    present: presentReceived,
    path: campaignSubmissionPath,
    url: campaignSubmissionUrl,
  }
}
