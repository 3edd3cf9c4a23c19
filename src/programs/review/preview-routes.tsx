import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize, guard, NotFound } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { blank } from '../../framework/http/fields/fields.ts'
import { bare } from '../../framework/http/fields/parameters.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { reviewPath } from '../../vocabulary/addresses/submission-urls.ts'
import { outcomesOf, type SentDecisionOutcome } from '../campaign-submissions/deciding/outcomes.ts'
import { campaignSubmissionPolicy } from '../campaign-submissions/policy.ts'
import { alreadyDecided } from '../campaign-submissions/transitions.ts'
import { ReviewQuery } from './inbox.ts'
import { ApprovalPreviewJson } from './presenter.ts'
import { type Chosen, listChosen } from './queries.ts'
import { ApprovalQuestion } from './views/approval-question.tsx'

/** Boxes that are ticked are sent under this name, as they are to the address that decides. */
const chosenIds = 'decision[submission_ids][]'
const parameter = bare(chosenIds)
const most = 100

const text = z.string().min(1)
const ChosenIds = z.object({
  [chosenIds]: z.union([z.array(text), text.transform((id) => [id])]).catch([]),
})

/** Asks before many posts are approved at once. */
export async function approvalPreviewRoutes(app: FastifyInstance) {
  const { db } = app.context

  const preview = api({
    name: 'previewApproval',
    summary: 'Tell what approving some submissions would pay',
    description:
      'For admins: how many of up to 100 submissions still wait for a decision, and what these would earn if they were approved now; `failed` names each of the others. It changes nothing.',
    tag: 'Submissions',
    response: ApprovalPreviewJson,
    errors: [403],
    query: {
      [chosenIds]: {
        description:
          'Each of the submissions, as often as there are some. Without any it is refused',
        example: 'Nq7RwXk3',
      },
    },
  })

  app.get('/', preview, async ({ member, query, format }, reply) => {
    authorize(campaignSubmissionPolicy.decide(member))
    const back = localPath(ReviewQuery.parse(query).return_to) ?? reviewPath(member.organization)
    const { [chosenIds]: ids } = ChosenIds.parse(query)
    guard(ids.length > 0 || format === 'html', parameter, `${blank}: send ${chosenIds}`)
    guard(ids.length <= most, parameter, `are too many (maximum is ${most})`)
    const found = ids.length === 0 ? [] : await listChosen(db, member, ids)
    if (format === 'html' && ids.length > 0 && found.length === 0)
      throw new NotFound('Submission not found.')
    const submissions = found.filter((one) => one.is_waiting)
    const nothing = ids.length === 0 ? 'Choose some posts first.' : alreadyDecided

    return respond(reply, {
      html: () =>
        submissions.length === 0 ? (
          redirectWith(reply, back, nothing, 'error')
        ) : (
          <ApprovalQuestion member={member} submissions={submissions} back={back} />
        ),
      json: () => ApprovalPreviewJson.present({ submissions, failed: failedOf(ids, found) }),
    })
  })
}

/** Those of the ids that deciding would refuse, each as it says so. */
function failedOf(ids: string[], found: Chosen[]): SentDecisionOutcome[] {
  const outcomes = found.map(({ id, is_waiting }) => ({
    submission_id: id,
    error: is_waiting ? null : alreadyDecided,
  }))
  return outcomesOf(ids, outcomes).filter(({ error }) => error !== null)
}
