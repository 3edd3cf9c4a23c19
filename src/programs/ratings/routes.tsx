import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authorize, NotFound } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { anExample, api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { ratingsPath, ratingsUrl } from '../../vocabulary/addresses/submission-urls.ts'
import { timeLimits } from '../collab-submissions/time-limits.ts'
import { findAccess } from '../submissions/access.ts'
import { answerRating, giveRating } from './model.ts'
import { RatingJson } from './presenter.ts'
import { findRatedWork, listRatings } from './queries.ts'
import { RatingAnswerCreate, RatingCreate, ratingBy } from './schema.ts'
import { RatingsPage, type Refused } from './views/page.tsx'

type OfSubmission = { Params: { submission_id: string } }

const tag = 'Ratings'
const both = 'For its creator, and for'

/** Ratings of the two sides of a finished collab by each other. */
export async function ratingRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  /** Finds the work for someone on one of its sides. Posts for campaigns are not rated. */
  const find = async (request: FastifyRequest<OfSubmission>) => {
    const { actor, params } = request
    const access = await findAccess(db, actor, params.submission_id)
    const work = await findRatedWork(db, access, actor)
    if (access.kind !== 'collab' || work === undefined) throw new NotFound('Submission not found.')
    if (access.side === 'organization') request.amongOrganization = access.organization_id
    return { ...access, ...work, may: access.side === 'creator' || work.is_admin }
  }

  const page = async (work: Awaited<ReturnType<typeof find>>, refused: Refused = {}) => (
    <RatingsPage work={work} ratings={await listRatings(db, work)} {...refused} />
  )

  const list = api({
    name: 'listRatings',
    summary: 'List the ratings of a submission to a collab',
    description: `${both} members of the organization: your own, and that of the other side once both were given or ${timeLimits.rating.words} have passed.`,
    tag,
    response: z.array(RatingJson),
    errors: [404],
  })

  app.get<OfSubmission>('/', list, async (request, reply) => {
    if (request.format === 'html') {
      const shown = await page(await find(request))
      return respond(reply, { html: () => shown, json: () => [] })
    }
    const access = await findAccess(db, request.actor, request.params.submission_id)
    const ratings = await listRatings(db, access)
    return respond(reply, { html: () => reply, json: () => ratings.map(RatingJson.present) })
  })

  const create = api({
    name: 'rateSubmission',
    summary: 'Rate the other side of a finished collab',
    description: `${both} admins of the organization: once, within ${timeLimits.rating.words} after completion, and never changed. Creators give \`paid_in_time\`, organizations \`reliable\`. It is shown once both have given theirs, or when it is too late to. 422 on \`base\` for what is not completed or was rated.`,
    tag,
    body: { schema: RatingCreate, root: 'rating' },
    response: RatingJson,
    status: 201,
    errors: [403, 404],
  })

  app.post<OfSubmission>('/', create, async (request, reply) => {
    const work = await find(request)
    authorize(work.may)
    const rating = await attempt(
      async () =>
        giveRating(
          context,
          request.actor,
          work,
          parse(ratingBy[work.side], 'rating', request.body),
        ),
      (errors) => page(work, { typed: request.body, errors }),
    )
    return respond(reply, {
      html: () => redirectWith(reply, ratingsPath(work), 'Your rating is given.'),
      json: () =>
        reply.code(201).header('Location', ratingsUrl(work)).send(RatingJson.present(rating)),
    })
  })

  const answer = api({
    name: 'answerRating',
    summary: 'Answer the rating of the other side',
    description: `${both} admins of the organization: once, after it is shown, and never changed. 422 on \`base\` where there is none to answer.`,
    shows: { answer: anExample, answered_at: anExample },
    tag,
    body: { schema: RatingAnswerCreate, root: 'answer' },
    response: RatingJson,
    status: 201,
    errors: [403, 404],
  })

  app.post<OfSubmission>('/answer', answer, async (request, reply) => {
    const work = await find(request)
    authorize(work.may)
    const rating = await attempt(
      async () =>
        answerRating(
          context,
          request.actor,
          work,
          parse(RatingAnswerCreate, 'answer', request.body),
        ),
      (errors) => page(work, { typed: request.body, answerErrors: errors }),
    )
    return respond(reply, {
      html: () => redirectWith(reply, ratingsPath(work), 'Your answer is given.'),
      json: () =>
        reply.code(201).header('Location', ratingsUrl(work)).send(RatingJson.present(rating)),
    })
  })
}
