import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvFile, sendCsv } from '../../../framework/formats/csv.ts'
import { sendPage } from '../../../framework/http/answers/format.ts'
import { api, fileApi } from '../../../framework/http/api.ts'
import { mayBeOld } from '../../../framework/http/old-reads.ts'
import { sendList } from '../../../framework/http/pagination.ts'
import { dayLines, dayTitles } from '../counting/days-csv.ts'
import { ListedPostJson, presentListed } from '../presenter.ts'
import { OrganizationPosts } from '../views/organization.tsx'
import { countStates } from './counts.ts'
import { submissionLines, submissionTitles } from './csv.ts'
import { filtersOf, organizationFilterQuery } from './filters.ts'
import { orderQuery } from './orders.ts'
import { listOfOrganization, readOfOrganization, submissionsListing } from './queries.ts'
import { sumsOfPeriod } from './sums.ts'

/** All that was handed in to the campaigns of an organization: the posts behind its figures. */
export async function organizationSubmissionRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listOrganizationSubmissions',
    summary: 'List what was submitted to all campaigns of an organization',
    description:
      'For members: newest first unless `order` or `sort` says otherwise, of one campaign, state, platform, creator or period if asked for.',
    tag: 'Submissions',
    response: z.array(ListedPostJson),
    paginated: true,
    query: { ...organizationFilterQuery, ...orderQuery, ...submissionsListing.query },
  })

  app.get<{ Querystring: Record<string, string> }>('/', list, async (request, reply) => {
    const { member, format, query } = request
    const filters = filtersOf(query)
    const page = await listOfOrganization(db, member, submissionsListing.askedOf(request), filters)
    if (format === 'json') return sendList(reply, page, presentListed)
    const counts = await countStates(db, member, filters)
    const sums = await sumsOfPeriod(db, member, filters)
    const shown = { member, page, filters, counts, sums }
    return sendPage(reply, <OrganizationPosts {...shown} />)
  })

  const file = fileApi({
    name: 'downloadOrganizationSubmissions',
    summary: 'Download what was submitted to all campaigns of an organization',
    description:
      'For members: a file for spreadsheets, a line for each post, newest first, with the filters of the list.',
    tag: 'Submissions',
    mediaTypes: csvFile(submissionTitles),
    named: true,
    query: organizationFilterQuery,
    errors: [404],
  })

  app.get<{ Querystring: Record<string, string> }>(
    '.csv',
    mayBeOld(file),
    async (request, reply) => {
      const posts = readOfOrganization(db, request.member, filtersOf(request.query))
      return sendCsv(reply, 'posts.csv', submissionLines(posts))
    },
  )

  const days = fileApi({
    name: 'downloadViewsByDay',
    summary: 'Download the views of posts day by day',
    description:
      'For members: a file for spreadsheets, a line for each post and day (UTC) on which its views were read, with the filters of the list.',
    tag: 'Submissions',
    mediaTypes: csvFile(dayTitles),
    named: true,
    query: organizationFilterQuery,
    errors: [404],
  })

  app.get<{ Querystring: Record<string, string> }>(
    '/days.csv',
    mayBeOld(days),
    async (request, reply) => {
      const posts = readOfOrganization(db, request.member, filtersOf(request.query))
      return sendCsv(reply, 'views-by-day.csv', dayLines(db, posts))
    },
  )
}
