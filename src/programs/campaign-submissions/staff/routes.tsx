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
import { markInvalid, undoInvalid } from '../counting/invalid-views.ts'
import { enterPostNumbers, voidHighest } from '../counting/staff-readings.ts'
import { approveAsStaff, rejectAsStaff } from '../deciding/decide.ts'
import { readCurve } from '../flags/curve.ts'
import { liftAsStaff } from '../flags/model.ts'
import { CurvePointJson } from '../flags/presenter.ts'
import { listForStaff } from '../lists/queries.ts'
import { loadForStaff } from '../pages.ts'
import { CampaignSubmissionJson, presentForStaff } from '../presenter.ts'
import { type FoundSubmission, findAnySubmission } from '../queries.ts'
import {
  AppealDecisionFields,
  FlagFields,
  InvalidViewsFields,
  RejectionFields,
  SnapshotFields,
} from '../schema.ts'
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
          'For staff who neither made it nor belong to the organization: a post of someone who has joined the organization is never approved by silence. One that is not `pending`, or not withheld, is 422 on `base`.',
        shows: { state: 'approved', withheld_at: anExample },
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
    move({
      noun: 'snapshots',
      described: {
        name: 'enterNumbers',
        summary: 'Enter the numbers of a post',
        description:
          'For staff: where no platform can be asked. The highest number of views counts.',
        shows: { state: 'pending' },
      },
      body: { schema: SnapshotFields, root: 'snapshot' },
      act: ({ actor }, submission, fields) => enterPostNumbers(context, actor, submission, fields),
      done: 'The numbers are entered.',
    }),
    move({
      noun: 'voiding',
      described: {
        name: 'voidSnapshot',
        summary: 'Take back the highest reading of a post',
        description:
          'For staff: it stays, marked, and counts no more; the next highest does. What was granted for it and is not in the creator’s balance yet goes back.',
        shows: { state: 'pending' },
      },
      body: { schema: FlagFields },
      act: ({ actor }, submission, { note }) => voidHighest(context, actor, submission, note),
      done: 'The reading counts no more.',
    }),
    move({
      noun: 'invalid_views',
      described: {
        name: 'markViewsInvalid',
        summary: 'Mark views of a post as not real',
        description:
          'For staff: so many views in all are not paid, for a `reason` that both sides read. What was granted for them and is not in the creator’s balance yet goes back; what is there stays theirs. Sent again it changes nothing, and another number corrects it. Open flags are upheld by it, and the post goes on; without `views`, those that a rule suspects are taken. `other` needs a `note`. 422 on `views` where there are not so many, and on `base` where nothing more is paid.',
        shows: {
          state: 'pending',
          reason: null,
          note: null,
          invalid_views: 4200,
          invalid_reason: anExample,
          invalid_note: anExample,
          invalidated_at: anExample,
        },
      },
      body: { schema: InvalidViewsFields },
      act: ({ actor }, submission, fields) => markInvalid(context, actor, submission, fields),
      done: 'These views are not paid.',
    }),
    move({
      noun: 'invalid_views',
      method: 'delete',
      described: {
        name: 'takeBackInvalidViews',
        summary: 'Let all views of a post count again',
        description:
          'For staff: what they earn is granted with the next grant. 422 on `base` where none are marked, or nothing more is paid.',
        shows: { state: 'pending', validated_at: anExample },
      },
      act: ({ actor }, submission) => undoInvalid(context, actor, submission),
      done: 'All views count again.',
    }),
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
