import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { CollabWithBriefJson } from '../../programs/collabs/presenter.ts'
import { collabShown, findCollab } from '../../programs/collabs/queries.ts'
import { CollabShow } from '../../programs/collabs/views/show.tsx'
import { collabPath } from '../../vocabulary/addresses/urls.ts'
import { CollabOverviewJson } from './presenter.ts'
import { readCollabOverview } from './queries.ts'
import { CollabBoard } from './views/board.tsx'

type ById = { Params: { id: string } }

const tag = 'Collabs'

/** One collab: its record for programs, for people who applied and how far they are. */
export async function collabOverviewRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  const show = api({
    name: 'showCollab',
    summary: 'Show a collab',
    description:
      'For members: the collab with its `brief`. 404 for whoever does not belong to the organization.',
    tag,
    response: CollabWithBriefJson,
  })

  const calls = ['/organizations/:organization_id/collabs/:id/overview']
  const page = keptAnswer({ config: { ...show.config, calls, shows: collabShown } }, 1)
  app.get<ById>('/:id', page, async (request, reply) => {
    const { member, params } = request
    const collab = collabShown.in(request)
    if (request.format === 'json') return CollabWithBriefJson.present(collab)

    const overview =
      collab.submissions_count > 0 ? await readCollabOverview(db, member, params.id) : undefined
    return sendPage(
      reply,
      <CollabShow member={member} collab={collab} feeBps={config.money.feeBps}>
        {overview && (
          <CollabBoard
            member={member}
            collab={collab}
            overview={overview}
            feeBps={config.money.feeBps}
          />
        )}
      </CollabShow>,
    )
  })

  const overview = api({
    name: 'showCollabOverview',
    summary: 'Show who waits for an answer, and how far the others are',
    description:
      'For members: the oldest applications with what the applicants ask for, their audience and their past work for the organization, and all work that is under way.',
    tag,
    // It tells of applicants, as lists of submissions do.
    area: 'review',
    response: CollabOverviewJson,
  })

  app.get<ById>('/:id/overview', mayBeOld(overview), async ({ member, params, format }, reply) => {
    if (format === 'json')
      return CollabOverviewJson.present(await readCollabOverview(db, member, params.id))
    const collab = await findCollab(db, member, params.id)
    return reply.redirect(collabPath(collab), 303)
  })
}
