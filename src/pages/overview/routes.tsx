import type { FastifyInstance } from 'fastify'
import { businessTime } from '../../framework/database/clock.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { keptAnswer } from '../../framework/http/kept-answers.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { OrganizationJson, presentOwn } from '../../teams/organizations/presenter.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'
import { type PeriodWanted, periodAddress, periodOf, periodQuery } from './period.ts'
import { OverviewJson } from './presenter.ts'
import { readOverview } from './queries.ts'
import { readStart } from './start.ts'
import { Beginning } from './views/beginning.tsx'
import { BrandHome } from './views/home.tsx'

type WithPeriod = { Querystring: PeriodWanted }

/** The home of an organization: its record for programs, for people how things stand. */
export async function overviewRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showOrganization',
    summary: 'Show an organization',
    description:
      'For members; 404 for everyone else. `avatar_url` is left out where there is no picture.',
    tag: 'Organizations',
    area: 'all',
    response: OrganizationJson,
  })

  const calls = ['/organizations/:organization_id/overview']
  app.get<WithPeriod>(
    '/',
    keptAnswer(mayBeOld({ config: { ...show.config, calls } }), 1),
    async ({ member, format, query }, reply) => {
      const { organization } = member
      if (format === 'json') return presentOwn(member)

      const overview = await readOverview(db, organization, periodOf(query))
      const home = <BrandHome member={member} overview={overview} now={businessTime()} />
      const hasFigures = overview.days.length > 0 || overview.waits.length > 0
      if (overview.is_published && hasFigures) return sendPage(reply, home)
      const start = await readStart(db, organization)
      const hasBegun = overview.is_published && start.has_answers
      return sendPage(reply, hasBegun ? home : <Beginning member={member} start={start} />)
    },
  )

  const overview = api({
    name: 'showOverview',
    summary: 'Show how the programs of an organization do',
    description:
      'For members: what was spent and counted in a period and in the one before, what waits for a decision, the budget that runs dry first, and the posts with most views. Amounts of different currencies stand beside each other; about what they are together stands in `reported`, where a reporting currency is chosen.',
    tag: 'Organizations',
    response: OverviewJson,
    query: periodQuery,
  })

  app.get<WithPeriod>('/overview', mayBeOld(overview), async ({ member, query, format }, reply) => {
    const { organization } = member
    const period = periodOf(query)
    if (format === 'json') return OverviewJson.present(await readOverview(db, organization, period))
    return reply.redirect(`${organizationPath(organization)}?${periodAddress(period)}`, 303)
  })
}
