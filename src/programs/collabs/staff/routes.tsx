import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answerMove } from '../../../activity/records/move-answers.ts'
import { Invalid } from '../../../framework/errors.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse, parseOptional } from '../../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../../framework/http/pagination.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { isInsider } from '../../../teams/organizations/outsiders.ts'
import { staffCollabPath, staffCollabUrl } from '../../../vocabulary/addresses/staff-urls.ts'
import { reviewTransitions } from '../moves/transitions.ts'
import { CollabPublication, CollabReturn } from '../schema.ts'
import { StaffCollabJson, StaffCollabWithBriefJson } from './presenter.ts'
import { findAnyCollab, listCollabsInReview } from './queries.ts'
import { publishCollab, returnCollab } from './review.ts'
import { CollabReviews } from './views/index.tsx'
import { CollabReview } from './views/show.tsx'

type ById = { Params: { id: string } }

const tag = 'Staff'

/** Collabs as staff read them and decide about them. */
export async function collabReviewRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listCollabsToReview',
    summary: 'List the collabs that wait for a review',
    description: 'For staff: those of all organizations, the oldest first, without `brief`.',
    tag,
    response: z.array(StaffCollabJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listCollabsInReview(db, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <CollabReviews page={page} />,
      json: () => page.rows.map(StaffCollabJson.present),
    })
  })

  const show = api({
    name: 'showCollabAsStaff',
    summary: 'Show a collab of any organization',
    description: 'For staff: the collab with its `brief`, in whatever state it is.',
    tag,
    response: StaffCollabWithBriefJson,
  })

  app.get<ById>('/:id', show, async ({ actor, params, format }, reply) => {
    const collab = await findAnyCollab(db, params.id)
    const isInside = format === 'html' && (await isInsider(db, actor, collab))

    return respond(reply, {
      html: () => <CollabReview collab={collab} isInside={isInside} />,
      json: () => StaffCollabWithBriefJson.present(collab),
    })
  })

  const publish = api({
    name: 'publishReviewedCollab',
    summary: 'Publish a collab that is in review',
    description:
      'For staff: makes it `published`, tells the admins of its organization, and answers it. With `updated_at` only if it is still the version that has it. Whoever belongs to the organization cannot decide: that, and any other state, is 422 on `base`.',
    shows: { state: 'published' },
    tag,
    body: { schema: CollabPublication, root: 'collab_publication', optional: true },
    strict: true,
    response: StaffCollabWithBriefJson,
    status: 201,
  })

  app.post<ById>('/:id/publication', publish, async ({ actor, params, body }, reply) => {
    const collab = await findAnyCollab(db, params.id)
    const { updated_at } = parseOptional(CollabPublication, 'collab_publication', body)
    const { reasons, record } = await publishCollab(context, actor, collab, updated_at)

    return answerMove(reply, { reasons, record: asShown(collab, record) }, answers('publish'))
  })

  const giveBack = api({
    name: 'returnReviewedCollab',
    summary: 'Return a collab that is in review to its authors',
    description:
      'For staff: makes it a draft again, with a note on what to change, tells the admins of its organization, and answers it. Whoever belongs to the organization cannot decide: that, and any other state, is 422 on `base`.',
    shows: { state: 'draft' },
    tag,
    body: { schema: CollabReturn, root: 'collab_return' },
    strict: true,
    response: StaffCollabWithBriefJson,
    status: 201,
  })

  app.post<ById>('/:id/return', giveBack, async ({ actor, params, body }, reply) => {
    const collab = await findAnyCollab(db, params.id)
    const moved = await attempt(
      async () => {
        const { note } = parse(CollabReturn, 'collab_return', body)
        const result = await returnCollab(context, actor, collab, note)
        if (result.reasons.length > 0) throw new Invalid({ base: result.reasons })
        return result
      },
      async (errors) => {
        const isInside = await isInsider(db, actor, collab)
        return <CollabReview collab={collab} isInside={isInside} typed={body} errors={errors} />
      },
    )

    return answerMove(reply, { ...moved, record: asShown(collab, moved.record) }, answers('return'))
  })
}

/** A record that was written, with what is shown beside it. */
function asShown<Shown extends Collab>(shown: Shown, written: Collab): Shown {
  return { ...shown, ...written }
}

const answers = (name: keyof typeof reviewTransitions) => ({
  done: reviewTransitions[name].done,
  status: 201 as const,
  present: StaffCollabWithBriefJson.present,
  path: staffCollabPath,
  url: staffCollabUrl,
})
