import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectWith } from '../../../framework/http/answers/flash.ts'
import { respond } from '../../../framework/http/answers/format.ts'
import { anExample, api } from '../../../framework/http/api.ts'
import { attempt } from '../../../framework/http/fields/attempt.ts'
import { parse } from '../../../framework/http/fields/parse.ts'
import { pageRequest, setPageHeaders } from '../../../framework/http/pagination.ts'
import { staffRatingsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { jsonUrl } from '../../../vocabulary/addresses/urls.ts'
import { hideRating } from '../model.ts'
import { RatingJson, StaffRatingJson } from '../presenter.ts'
import { listAllRatings } from '../queries.ts'
import { RatingHidingCreate } from '../schema.ts'
import { StaffRatings } from './views/index.tsx'

const tag = 'Staff'

/** Ratings of all organizations, and hiding those that nobody should read. */
export async function staffRatingRoutes(app: FastifyInstance) {
  const { context } = app
  const { db } = context

  const list = api({
    name: 'listAllRatings',
    summary: 'List the ratings of all collabs, newest first',
    description: 'For staff: also those that are not shown yet, or hidden.',
    tag,
    response: z.array(StaffRatingJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const page = await listAllRatings(db, pageRequest(request))
    setPageHeaders(reply, page)
    return respond(reply, {
      html: () => <StaffRatings page={page} />,
      json: () => page.rows.map(StaffRatingJson.present),
    })
  })

  const hide = api({
    name: 'hideRating',
    summary: 'Hide a rating',
    description:
      'For staff who are on neither side: it counts no more, and nobody but its two sides reads it, who are told the reason there. It stays hidden. 422 on `base` for one that is.',
    shows: { hidden_at: anExample, hidden_reason: anExample },
    tag,
    body: { schema: RatingHidingCreate, root: 'hiding' },
    response: RatingJson,
    status: 201,
    errors: [404],
  })

  app.post<{ Params: { id: string } }>('/:id/hiding', hide, async (request, reply) => {
    const { actor, params, body } = request
    const rating = await attempt(
      async () => hideRating(context, actor, params.id, parse(RatingHidingCreate, 'hiding', body)),
      async (errors) => {
        const page = await listAllRatings(db, pageRequest(request))
        return <StaffRatings page={page} refused={{ id: params.id, typed: body, errors }} />
      },
    )
    return respond(reply, {
      html: () => redirectWith(reply, staffRatingsPath, 'The rating is hidden.'),
      json: () =>
        reply
          .code(201)
          .header('Location', jsonUrl(staffRatingsPath))
          .send(RatingJson.present(rating)),
    })
  })
}
