import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/attempt.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond, sendPage } from '../../framework/http/format.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { parse } from '../../framework/http/parse.ts'
import { staffSubmissionPath, staffSubmissionUrl } from '../../vocabulary/submission-urls.ts'
import { decideAppealAsStaff, liftAsStaff, rejectAsStaff } from './acts.ts'
import { enterNumbers, voidHighest } from './numbers.ts'
import { CampaignSubmissionJson, presentForStaff } from './presenter.ts'
import { findAnySubmission, listForStaff, type SubmissionInList } from './queries.ts'
import { AppealDecisionFields, FlagFields, RejectionFields, SnapshotFields } from './schema.ts'
import { loadShown } from './shown.ts'
import { StaffSubmission } from './views/staff.tsx'
import { StaffSubmissions } from './views/staff-index.tsx'

type ById = { Params: { id: string } }

const common = {
  tag: 'Staff',
  response: CampaignSubmissionJson,
  errors: [404] as (403 | 404)[],
}

/** Appeals and doubts, which belong to neither side. */
export async function staffSubmissionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    ...common,
    name: 'listSubmissionsForStaff',
    summary: 'List the appeals and flags to look at',
    description: 'For staff: posts that are appealed or flagged, the longest waiting first.',
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
  app.get<ById>('/:id', show, async ({ params, format }, reply) => {
    const submission = await findAnySubmission(db, params.id)
    if (format === 'json') return presentForStaff(submission)
    return sendPage(reply, <StaffSubmission shown={await loadShown(db, submission)} />)
  })

  async function act(
    { params, body, format }: FastifyRequest<ById>,
    reply: FastifyReply,
    done: string,
    perform: (submission: SubmissionInList) => Promise<unknown>,
    status: 200 | 201 = 201,
  ) {
    const submission = await findAnySubmission(db, params.id)
    const shown = format === 'html' ? await loadShown(db, submission) : { submission, flags: [] }
    await attempt(
      async () => perform(submission),
      (errors) => <StaffSubmission shown={shown} typed={body} errors={errors} />,
    )
    const after = await findAnySubmission(db, params.id)
    return respond(reply, {
      html: () => redirectWith(reply, staffSubmissionPath(after), done),
      json: () => {
        if (status === 201) reply.header('Location', staffSubmissionUrl(after))
        return reply.code(status).send(presentForStaff(after))
      },
    })
  }

  const decision = api({
    ...common,
    name: 'decideAppeal',
    summary: 'Decide an appeal',
    description:
      'For staff: accepted, the post is approved; refused, the rejection stands. One of an organization you belong to, and your own, are 422 on `base`.',
    body: { schema: AppealDecisionFields, root: 'appeal_decision' },
    status: 201,
  })
  app.post<ById>('/:id/appeal_decision', decision, (request, reply) =>
    act(request, reply, 'The appeal is decided.', async (submission) => {
      const fields = parse(AppealDecisionFields, 'appeal_decision', request.body)
      return decideAppealAsStaff(context, request.actor, submission, fields)
    }),
  )

  const rejection = api({
    ...common,
    name: 'reverseApproval',
    summary: 'Reject a submission, approved or not',
    description:
      'For staff: what it was granted and is still held goes back to the campaign. What was released stays the creator’s.',
    body: { schema: RejectionFields, root: 'rejection' },
    status: 201,
  })
  app.post<ById>('/:id/rejection', rejection, (request, reply) =>
    act(request, reply, 'Rejected.', async (submission) => {
      const fields = parse(RejectionFields, 'rejection', request.body)
      return rejectAsStaff(context, request.actor, submission, fields)
    }),
  )

  const lifting = api({
    ...common,
    name: 'liftFlags',
    summary: 'Lift all flags of a submission',
    description: 'For staff: it goes on where it was. Without a flag it is 422 on `base`.',
  })
  app.delete<ById>('/:id/flag', lifting, (request, reply) =>
    act(
      request,
      reply,
      'The flags are lifted.',
      (submission) => liftAsStaff(context, request.actor, submission),
      200,
    ),
  )

  const snapshot = api({
    ...common,
    name: 'enterNumbers',
    summary: 'Enter the numbers of a post',
    description: 'For staff: where no platform can be asked. The highest number of views counts.',
    body: { schema: SnapshotFields, root: 'snapshot' },
    status: 201,
  })
  app.post<ById>('/:id/snapshots', snapshot, (request, reply) =>
    act(request, reply, 'The numbers are entered.', async (submission) => {
      const fields = parse(SnapshotFields, 'snapshot', request.body)
      return enterNumbers(context, request.actor, submission, fields)
    }),
  )

  const voiding = api({
    ...common,
    name: 'voidSnapshot',
    summary: 'Take back the highest reading of a post',
    description:
      'For staff: it stays, marked, and counts no more; the next highest does. What was granted for it and is still held goes back.',
    body: { schema: FlagFields, root: 'voiding' },
    status: 201,
  })
  app.post<ById>('/:id/voiding', voiding, (request, reply) =>
    act(request, reply, 'The reading counts no more.', async (submission) => {
      const { note } = parse(FlagFields, 'voiding', request.body)
      return voidHighest(context, request.actor, submission, note)
    }),
  )
}
