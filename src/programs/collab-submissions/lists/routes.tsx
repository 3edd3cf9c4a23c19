import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvFile, sendCsv } from '../../../framework/formats/csv.ts'
import { sendPage } from '../../../framework/http/answers/format.ts'
import { api, fileApi } from '../../../framework/http/api.ts'
import { mayBeOld } from '../../../framework/http/old-reads.ts'
import { sendList } from '../../../framework/http/pagination.ts'
import { collabSubmissionStates } from '../../../tables/collabs/collab-submissions.ts'
import { findCollab } from '../../collabs/queries.ts'
import { applicantOrders } from '../applicants/orders.ts'
import { ListedWorkJson } from '../presenter.ts'
import { SubmissionIndex } from '../views/index.tsx'
import { applicationLines, applicationTitles } from './csv.ts'
import {
  listReceived,
  readReceived,
  type WantedWork,
  waitingSides,
  workListing,
} from './queries.ts'

type Asked = { state?: unknown; waits_for?: unknown; order?: unknown }
type OfCollab = { Params: { collab_id: string }; Querystring: Asked }

const tag = 'Submissions'
const ofWork = {
  state: {
    description: 'Only those in this state',
    example: 'applied',
    values: collabSubmissionStates,
    several: true as const,
  },
  waits_for: {
    description:
      'Only those that wait for this side. A request for more time waits for the organization, while the creator goes on and is next to act',
    example: 'organization',
    values: waitingSides,
  },
}

/** The states that are asked for, with commas between them, and the side. */
const wantedIn = ({ state, waits_for }: Asked): WantedWork => ({
  states: String(state ?? '')
    .split(',')
    .flatMap((wanted) => collabSubmissionStates.find((known) => known === wanted) ?? []),
  waitsFor: waitingSides.find((known) => known === waits_for),
})

const inOrder = {
  order: {
    description:
      'In which order to compare them; `most_views` goes by `median_view_count`. `sort` comes before it',
    example: 'lowest_price',
    values: applicantOrders,
  },
}

export async function collabSubmissionListRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCollabSubmissions',
    summary: 'List who applied to a collab',
    description:
      'For members: newest first unless `sort` says otherwise, of one `state` or of all, without what was sent.',
    tag,
    response: z.array(ListedWorkJson),
    paginated: true,
    query: { ...ofWork, ...inOrder, ...workListing.query },
  })

  app.get<OfCollab>('/', list, async (request, reply) => {
    const { member, params, query, format } = request
    const wanted = wantedIn(query)
    const order = applicantOrders.find((known) => known === query.order)
    const page = await listReceived(
      db,
      member,
      params.collab_id,
      workListing.askedOf(request),
      wanted,
      order,
    )
    // An empty list may be one of no collab at all.
    if (format === 'json' && page.total === 0 && page.rows.length === 0)
      await findCollab(db, member, params.collab_id)
    if (format === 'json') return sendList(reply, page, ListedWorkJson.present)

    const collab = await findCollab(db, member, params.collab_id)
    return sendPage(
      reply,
      <SubmissionIndex collab={collab} page={page} wanted={wanted} order={order} />,
    )
  })

  const file = fileApi({
    name: 'downloadCollabSubmissions',
    summary: 'Download who applied to a collab',
    description:
      'For members: a file for spreadsheets, a line for each application, newest first, of one `state` or of all.',
    tag,
    mediaTypes: csvFile(applicationTitles),
    named: true,
    query: ofWork,
    errors: [404],
  })

  app.get<OfCollab>('.csv', mayBeOld(file), async ({ member, params, query }, reply) => {
    const collab = await findCollab(db, member, params.collab_id)
    const wanted = wantedIn(query)
    return sendCsv(
      reply,
      'applications.csv',
      applicationLines(readReceived(db, member, collab, wanted)),
    )
  })
}
