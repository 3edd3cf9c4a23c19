import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvFile, sendCsv } from '../../framework/formats/csv.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { listProgramsOf } from '../../money/transfers/queries.ts'
import { allCreatorGroups } from '../../teams/creator-groups/queries.ts'
import { findCreator } from './creator.ts'
import { creatorLines, creatorTitles } from './csv.ts'
import { afterQuery, startOf } from './cursor.ts'
import { creatorFiltersOf, creatorQuery, type WantedCreators } from './filters.ts'
import { listInvitablePrograms } from './invitable-programs.ts'
import { creatorPage } from './page.tsx'
import { CreatorJson, KnownCreatorJson } from './presenter.ts'
import { listCreators, listCreatorsAfter, readResults } from './queries.ts'
import { CreatorIndex } from './views/index.tsx'

type Filtered = { Querystring: WantedCreators }
type ById = { Params: { user_id: string } }

/** Everyone who has worked with an organization. */
export async function creatorRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCreators',
    summary: 'List the creators who have worked with an organization',
    description:
      'For members: everyone who submitted a post or applied to a collab, with what came of it, and the `amounts` in each currency. Those with most views come first, unless another `sort` is asked for. Of more than 1,000 `Total-Count` tells only that there are more, and `Link` has no `last`.',
    tag: 'Organizations',
    response: z.array(CreatorJson),
    paginated: true,
    query: { ...creatorQuery, ...afterQuery },
    errors: [404],
  })

  app.get<Filtered>('/', list, async (request, reply) => {
    const { member, query } = request
    const filters = creatorFiltersOf(query)
    const start = startOf(request)
    const page =
      start === undefined
        ? await listCreators(db, member, pageRequest(request), filters)
        : await listCreatorsAfter(db, member, pageRequest(request), filters, start)
    setPageHeaders(reply, page)

    if (request.format === 'json') return page.rows.map(CreatorJson.present)
    const groups = await allCreatorGroups(db, member)
    const programs = await listInvitablePrograms(db, member)
    const allPrograms = await listProgramsOf(db, member)
    const shown = { member, page, filters, groups, programs, allPrograms }
    return sendPage(reply, <CreatorIndex {...shown} />)
  })

  const file = fileApi({
    name: 'downloadCreators',
    summary: 'Download the creators who have worked with an organization',
    description:
      'For members: a file for spreadsheets with what came of their work, in the order of the list: a line for each creator and currency.',
    tag: 'Organizations',
    mediaTypes: csvFile(creatorTitles),
    named: true,
    query: creatorQuery,
    errors: [404],
  })

  app.get<Filtered>('.csv', mayBeOld(file), async ({ member, query }, reply) =>
    sendCsv(reply, 'creators.csv', creatorLines(readResults(db, member, creatorFiltersOf(query)))),
  )

  const show = api({
    name: 'showCreator',
    summary: 'Show a creator who has worked with an organization',
    description:
      'For members: what came of their work in each currency, and the latest programs they took part in. 404 for who has not.',
    tag: 'Organizations',
    response: KnownCreatorJson,
  })

  const calls = ['/organizations/:organization_id/creators/:user_id/notes']
  const withNotes = { config: { ...show.config, calls } }
  app.get<ById>('/:user_id', withNotes, async (request, reply) => {
    const { member, params, format } = request
    if (format === 'json')
      return KnownCreatorJson.present(await findCreator(db, member, params.user_id))
    return sendPage(reply, await creatorPage(db, member, params.user_id, pageRequest(request)))
  })
}
