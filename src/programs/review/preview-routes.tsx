import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize, guard } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { reviewPath } from '../../vocabulary/addresses/submission-urls.ts'
import { submissionPolicy } from '../campaign-submissions/policy.ts'
import { alreadyDecided } from '../campaign-submissions/transitions.ts'
import { ReviewQuery } from './inbox.ts'
import { ApprovalPreviewJson } from './presenter.ts'
import { listChosen } from './queries.ts'
import { ApprovalQuestion } from './views/approval-question.tsx'

/** Boxes that are ticked are sent under this name, as they are to the address that decides. */
const chosenIds = 'decision[submission_ids][]'
const most = 100

const text = z.string().min(1)
const Chosen = z.object({
  [chosenIds]: z.union([z.array(text), text.transform((id) => [id])]).catch([]),
})

/** Asks before many posts are approved at once. */
export async function approvalPreviewRoutes(app: FastifyInstance) {
  const { db } = app.context

  const preview = api({
    name: 'previewApproval',
    summary: 'Tell what approving some submissions would pay',
    description:
      'For admins: how many of up to 100 submissions still wait for a decision, and what these would earn if they were approved now. It changes nothing.',
    tag: 'Submissions',
    response: ApprovalPreviewJson,
    errors: [403],
    query: {
      [chosenIds]: {
        description: 'Each of the submissions, as often as there are some',
        example: 'Nq7RwXk3',
      },
    },
  })

  app.get('/', preview, async ({ member, query }, reply) => {
    authorize(submissionPolicy.decide(member))
    const back = localPath(ReviewQuery.parse(query).return_to) ?? reviewPath(member.organization)
    const { [chosenIds]: ids } = Chosen.parse(query)
    guard(ids.length <= most, 'submission_ids', `are too many (maximum is ${most})`)
    const submissions = ids.length === 0 ? [] : await listChosen(db, member, ids)
    const nothing = ids.length === 0 ? 'Choose some posts first.' : alreadyDecided

    return respond(reply, {
      html: () =>
        submissions.length === 0 ? (
          redirectWith(reply, back, nothing, 'error')
        ) : (
          <ApprovalQuestion member={member} submissions={submissions} back={back} />
        ),
      json: () => ApprovalPreviewJson.present({ submissions }),
    })
  })
}
