import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { respond, sendPage } from '../../../framework/http/answers/format.ts'
import { anExample, api } from '../../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../../framework/http/pagination.ts'
import { allowing } from '../../../framework/http/safety/content-security-policy.ts'
import {
  staffSubmissionPath,
  staffSubmissionUrl,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { type ById, movesOf, serveSubmissionMoves } from '../../submissions/move-routes.tsx'
import { showingPosts } from '../../submissions/posts/players.ts'
import { decideAppealAsStaff } from '../appeals/model.ts'
import { approveAsStaff, rejectAsStaff } from '../deciding/decide.ts'
import { readCurve } from '../flags/curve.ts'
import { liftAsStaff } from '../flags/model.ts'
import { CurvePointJson } from '../flags/presenter.ts'
import { listForStaff } from '../lists/queries.ts'
import { loadForStaff } from '../pages.ts'
import { CampaignSubmissionJson, presentForStaff } from '../presenter.ts'
import { type FoundSubmission, findAnySubmission } from '../queries.ts'
import { AppealDecisionFields, RejectionFields } from '../schema.ts'
import { countingMoves } from './counting-routes.ts'
import { StaffSubmissions } from './views/index.tsx'
import { StaffSubmission } from './views/show.tsx'

const common = {
  tag: 'Staff',
  response: CampaignSubmissionJson,
  errors: [404] as (403 | 404)[],
}

/** The pages on which staff decide appeals and doubts, which belong to neither side. */
export async function staffSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    ...common,
    name: 'listSubmissionsForStaff',
    summary: 'List the appeals and flags to look at',
    description:
      'For staff: posts that are appealed or flagged, or that nobody decided and the clock may not, the longest waiting first.',
    response: z.array(CampaignSubmissionJson),
    paginated: true,
  })
  app.get('/', list, async (request, reply) => {
    const page = await listForStaff(db, pageRequest(request))
    setPageHeaders(reply, page)
    return respond(reply, {
      html: () => <StaffSubmissions page={page} />,
      json: () => page.rows.map(presentForStaff),
    })
  })

  const show = api({
    ...common,
    name: 'showSubmissionToStaff',
    summary: 'Show any submission to a campaign',
    description: 'For staff: a submission of any campaign.',
  })
  app.get<ById>(
    '/:id',
    allowing(showingPosts(context), show),
    async ({ actor, params, format }, reply) => {
      const submission = await findAnySubmission(db, params.id)
      if (format === 'json') return presentForStaff(submission)
      return sendPage(
        reply,
        <StaffSubmission actor={actor} shown={await loadForStaff(context, submission)} />,
      )
    },
  )

  const curve = api({
    ...common,
    name: 'showCurveToStaff',
    summary: 'Show how views of a post grew, beside what is usual for its account',
    description:
      'For staff: the highest reading of each day, or of each hour where the post is new, and the median of the other posts of the account when they were as old.',
    response: z.array(CurvePointJson),
  })
  app.get<ById>('/:id/curve', curve, async ({ params }, reply) => {
    const id = decodeId('Submission', params.id) ?? 0
    const points = await readCurve(db, { id })
    return respond(reply, {
      html: () => reply.redirect(staffSubmissionPath({ id }), 303),
      json: () => points.map(CurvePointJson.present),
    })
  })

  const move = movesOf<FoundSubmission>()
  const routes = [
    move({
      noun: 'appeal_decision',
      described: {
        name: 'decideAppeal',
        summary: 'Decide an appeal',
        description:
          'For staff: accepted, the post is approved; refused, the rejection stands. One of an organization you belong to, and your own, are 422 on `base`.',
        shows: {
          state: 'approved',
          appeal: anExample,
          rejected_at: anExample,
          appealed_at: anExample,
          note: null,
          reason: null,
        },
      },
      body: { schema: AppealDecisionFields },
      act: ({ actor }, submission, fields) =>
        decideAppealAsStaff(context, actor, submission, fields),
      done: 'The appeal is decided.',
    }),
    move({
      noun: 'approval',
      described: {
        name: 'approveWithheldSubmission',
        summary: 'Approve a submission that was withheld',
        description:
          'For staff who neither made it nor belong to the organization: what `withheld_at` says silence does not approve waits for them, too. One that is not `pending`, or not withheld, is 422 on `base`.',
        shows: { state: 'approved', withheld_at: anExample, withheld_because: 'member' },
      },
      act: ({ actor }, submission) => approveAsStaff(context, actor, submission),
      done: 'Approved.',
    }),
    move({
      noun: 'rejection',
      described: {
        name: 'reverseApproval',
        summary: 'Reject a submission, approved or not',
        description:
          'For staff: what it was granted and is not in the creator’s balance yet goes back to the campaign. What is there stays theirs.',
        shows: { state: 'rejected' },
      },
      body: { schema: RejectionFields },
      act: ({ actor }, submission, fields) => rejectAsStaff(context, actor, submission, fields),
      done: 'Rejected.',
    }),
    move({
      noun: 'flag',
      method: 'delete',
      described: {
        name: 'liftFlags',
        summary: 'Lift all flags of a submission',
        description: 'For staff: it goes on where it was. Without a flag it is 422 on `base`.',
        shows: { state: 'pending', flags: [{ ended_at: anExample, outcome: 'lifted' }] },
      },
      act: ({ actor }, submission) => liftAsStaff(context, actor, submission),
      done: 'The flags are lifted.',
    }),
    ...countingMoves(context),
  ]

  const find = ({ params }: FastifyRequest<ById>) => findAnySubmission(db, params.id)
  serveSubmissionMoves(app, routes, {
    ...common,
    allows: showingPosts(context),
    find,
    reload: find,
    form: async ({ actor, body }, submission, errors) => {
      const shown = await loadForStaff(context, submission)
      return <StaffSubmission actor={actor} shown={shown} typed={body} errors={errors} />
    },
    present: presentForStaff,
    path: staffSubmissionPath,
    url: staffSubmissionUrl,
  })
}
