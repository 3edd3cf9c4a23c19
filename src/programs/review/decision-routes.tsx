import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { allowing } from '../../framework/http/safety/content-security-policy.ts'
import { localPath } from '../../framework/http/safety/local-path.ts'
import { outcomesOf, type SentDecisionOutcome } from '../campaign-submissions/deciding/outcomes.ts'
import {
  DecisionOutcomesJson,
  UndoableOutcomesJson,
} from '../campaign-submissions/deciding/presenter.ts'
import {
  decideSent,
  findSent,
  redirectWithRefusals,
  refuseOnForm,
} from '../campaign-submissions/deciding/sent-decisions.ts'
import { decideUndoably, undoDecisions } from '../campaign-submissions/deciding/undoable.ts'
import { campaignSubmissionPolicy } from '../campaign-submissions/policy.ts'
import { DecisionFields, UndoFields } from '../campaign-submissions/schema.ts'
import { timeLimits } from '../campaign-submissions/time-limits.ts'
import { showingPosts } from '../submissions/posts/players.ts'
import { besideWhenSent, loadInbox, ReviewQuery } from './inbox.ts'
import { Inbox } from './views/inbox.tsx'

const common = { tag: 'Submissions', errors: [403] as (403 | 404)[] }

/** Decisions of admins in the inbox: in effect after ten seconds, and until then taken back. */
export async function reviewDecisionRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const deciding = api({
    ...common,
    name: 'decideSubmissionsLater',
    summary: `Decide submissions, with ${timeLimits.undo.words} to undo it`,
    description: `For admins: approves, rejects or flags up to 100 submissions to any campaigns of the organization. It takes effect after ${timeLimits.undo.words}, at \`takes_effect_at\`; nothing is paid or told before. What could not be decided says why, and keeps none of the others from being decided.`,
    body: { schema: DecisionFields, root: 'decision' },
    strict: true,
    response: UndoableOutcomesJson,
  })

  app.post('/', allowing(showingPosts(context), deciding), async (request, reply) => {
    const { member, body, format } = request
    authorize(campaignSubmissionPolicy.decide(member))
    const outcomes = await attempt(
      () =>
        decideSent(db, request, async (found, choice) => {
          const decided = await decideUndoably(context, member, found, choice)
          if (format === 'html') refuseOnForm(decided)
          return decided
        }),
      async (errors) => {
        const shown = await loadInbox(context, request, besideWhenSent(body))
        return <Inbox {...shown} typed={body} errors={errors} />
      },
    )
    return respond(reply, {
      html: () => goOn(request, reply, outcomes, undecidedNext(request, outcomes)),
      json: () => UndoableOutcomesJson.present({ decisions: outcomes }),
    })
  })

  const undoing = api({
    ...common,
    name: 'undoDecisions',
    summary: 'Take back decisions that have not taken effect',
    description:
      'For admins, of their own decisions and those of others: the submissions wait again. What has taken effect says so, and stays.',
    body: { schema: UndoFields, root: 'decision' },
    response: DecisionOutcomesJson,
  })

  app.delete('/', undoing, async (request, reply) => {
    const { member, body } = request
    authorize(campaignSubmissionPolicy.decide(member))
    const { submission_ids } = parse(UndoFields, 'decision', body)
    const found = await findSent(db, request, submission_ids)
    const outcomes = outcomesOf(submission_ids, await undoDecisions(context, member, found))
    return respond(reply, {
      html: () => goOn(request, reply, outcomes, ReviewQuery.parse(request.query).next),
      json: () => DecisionOutcomesJson.present({ decisions: outcomes }),
    })
  })
}

/** The post that the address names, unless it was among those decided together. */
function undecidedNext(
  { query }: FastifyRequest,
  outcomes: SentDecisionOutcome[],
): string | undefined {
  const { next } = ReviewQuery.parse(query)
  const isDecided = outcomes.some(
    ({ submission_id, error }) => error === null && submission_id === next,
  )
  return isDecided ? undefined : next
}

/**
 * Back to the page that this was undone on, or to the inbox as it was, at one of its posts. The page itself
 * shows what was decided.
 */
function goOn(
  request: FastifyRequest,
  reply: FastifyReply,
  outcomes: SentDecisionOutcome[],
  id: string | undefined,
) {
  const { campaign_id, page, return_to } = ReviewQuery.parse(request.query)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ campaign_id, page, id }))
    if (value) query.set(name, value)
  const path = request.url.split('/decisions', 1)[0] ?? ''
  const address = localPath(return_to) ?? (query.size === 0 ? path : `${path}?${query}`)
  return redirectWithRefusals(reply, address, outcomes)
}
