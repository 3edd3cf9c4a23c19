import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/attempt.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond } from '../../framework/http/format.ts'
import { sqid, text } from '../../framework/http/json-fields.ts'
import { parse } from '../../framework/http/parse.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import {
  campaignSubmissionPath,
  campaignSubmissionsPath,
  campaignSubmissionUrl,
} from '../../vocabulary/submission-urls.ts'
import { findCampaign } from '../campaigns/queries.ts'
import { approveAsMember, decideMany, flagAsMember, liftAsMember, rejectAsMember } from './acts.ts'
import type { Outcome } from './outcomes.ts'
import { submissionPolicy } from './policy.ts'
import { CampaignSubmissionJson, presentSubmission } from './presenter.ts'
import { findSubmission, type SubmissionInList } from './queries.ts'
import { DecisionFields, FlagFields, RejectionFields } from './schema.ts'
import { openShown } from './shown.ts'
import { CampaignSubmissionShow } from './views/show.tsx'

type OfCampaign = { Params: { campaign_id: string } }
type ById = { Params: { campaign_id: string; id: string } }

const tag = 'Submissions'
const common = { tag, response: CampaignSubmissionJson, errors: [403] as (403 | 404)[] }

/** What admins decide about what was handed in. */
export async function campaignDecisionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  async function decide(
    request: FastifyRequest<ById>,
    reply: FastifyReply,
    done: string,
    act: (submission: SubmissionInList) => Promise<unknown>,
    status: 200 | 201 = 201,
  ) {
    const { member, params, format, body } = request
    const submission = await findSubmission(db, member, params)
    authorize(submissionPolicy.decide(member))
    const shown = format === 'html' ? await openShown(db, member, submission) : undefined
    await attempt(
      () => act(submission),
      (errors) => (
        <CampaignSubmissionShow
          member={member}
          shown={shown ?? { submission, flags: [] }}
          typed={body}
          errors={errors}
        />
      ),
    )
    const after = await findSubmission(db, member, params)
    return respond(reply, {
      html: () => redirectWith(reply, campaignSubmissionPath(after), done),
      json: () => {
        if (status === 201) reply.header('Location', campaignSubmissionUrl(after))
        return reply.code(status).send(presentSubmission(after))
      },
    })
  }

  const approval = api({
    ...common,
    name: 'approveCampaignSubmission',
    summary: 'Approve a submission',
    description:
      'For admins: its views are paid from now on, those it has included. One that is not `pending` is 422 on `base`.',
    status: 201,
  })
  app.post<ById>('/:id/approval', approval, (request, reply) =>
    decide(request, reply, 'Approved. Its views are paid from now on.', (submission) =>
      approveAsMember(context, request.member, submission),
    ),
  )

  const rejection = api({
    ...common,
    name: 'rejectCampaignSubmission',
    summary: 'Reject a submission',
    description:
      'For admins: says why, in one of the reasons and a note, which `other` needs. The creator may appeal within 7 days. One that is not `pending` is 422 on `base`.',
    body: { schema: RejectionFields, root: 'rejection' },
    status: 201,
  })
  app.post<ById>('/:id/rejection', rejection, (request, reply) =>
    decide(request, reply, 'Rejected. The creator is told why.', async (submission) => {
      const fields = parse(RejectionFields, 'rejection', request.body)
      return rejectAsMember(context, request.member, submission, fields)
    }),
  )

  const flag = api({
    ...common,
    name: 'flagCampaignSubmission',
    summary: 'Flag a submission',
    description:
      'For admins: holds its money for 72 hours at most, and tells the creator why. Possible once for each submission; again it is 422 on `base`.',
    body: { schema: FlagFields, root: 'flag' },
    status: 201,
  })
  app.post<ById>('/:id/flag', flag, (request, reply) =>
    decide(request, reply, 'Flagged. Its money waits for 72 hours.', async (submission) => {
      const { note } = parse(FlagFields, 'flag', request.body)
      return flagAsMember(context, request.member, submission, note)
    }),
  )

  const lifting = api({
    ...common,
    name: 'unflagCampaignSubmission',
    summary: 'Lift your flag',
    description:
      'For admins: the submission goes on where it was. Without a flag it is 422 on `base`.',
  })
  app.delete<ById>('/:id/flag', lifting, (request, reply) =>
    decide(
      request,
      reply,
      'The flag is lifted.',
      (submission) => liftAsMember(context, request.member, submission),
      200,
    ),
  )

  const many = api({
    name: 'decideCampaignSubmissions',
    summary: 'Decide many submissions at once',
    description:
      'For admins: approves up to 100, or rejects them with one reason. Each is decided by itself: what could not be says why, and keeps none of the others from being decided.',
    tag,
    body: { schema: DecisionFields, root: 'decision' },
    response: z.object({ decisions: z.array(OutcomeJson) }),
    errors: [403],
  })
  app.post<OfCampaign>('/decisions', many, async ({ member, params, body }, reply) => {
    const campaign = await findCampaign(db, member, params.campaign_id)
    authorize(submissionPolicy.decide(member))
    const { submission_ids, action, reason, note } = parse(DecisionFields, 'decision', body)
    const found = await Promise.all(
      submission_ids.map((id) => findSubmission(db, member, { ...params, id })),
    )
    const fields = action === 'reject' && reason ? { reason, note } : undefined
    const outcomes = await decideMany(context, member, found, fields)

    return respond(reply, {
      html: () => redirectWith(reply, campaignSubmissionsPath(campaign), inWords(outcomes, action)),
      json: () => ({ decisions: outcomes.map(presentOutcome) }),
    })
  })
}

const OutcomeJson = z.object({
  submission_id: sqid,
  error: text('This submission is decided already.').nullable(),
})

function presentOutcome({ submission_id, error }: Outcome) {
  return { submission_id: encodeId('Submission', submission_id), error }
}

function inWords(outcomes: Outcome[], action: 'approve' | 'reject'): string {
  const refused = outcomes.filter(({ error }) => error !== null).length
  const done = `${outcomes.length - refused} ${action === 'approve' ? 'approved' : 'rejected'}.`
  return refused === 0 ? done : `${done} ${refused} could not be decided any more.`
}
