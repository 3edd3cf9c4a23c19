import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { reportingPath } from '../../vocabulary/addresses/money-urls.ts'
import { chooseReporting } from './model.ts'
import { reportingPolicy } from './policy.ts'
import { presentReporting, ReportingJson } from './presenter.ts'
import { loadReporting } from './queries.ts'
import { ReportingUpdate } from './schema.ts'
import { ReportingPage } from './views/page.tsx'

const tag = 'Money'

/** The currency in which an organization reads sums over several. */
export async function reportingRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showReporting',
    summary: 'Show the reporting currency of an organization',
    description: 'For members: the currency, and the exchange rates that hold today.',
    tag,
    response: ReportingJson,
  })

  app.get('/', show, async ({ member }, reply) => {
    const { organization } = member
    const reporting = await loadReporting(db, organization)
    const mayChoose = reportingPolicy.update(member)
    return respond(reply, {
      html: () => (
        <ReportingPage
          organization={organization}
          path={reportingPath(organization)}
          reporting={reporting}
          mayChoose={mayChoose}
        />
      ),
      json: () => presentReporting(reporting),
    })
  })

  const choose = api({
    name: 'chooseReporting',
    summary: 'Choose the reporting currency of an organization',
    description:
      'For admins: an empty `currency` means none. Nothing is converted but what is read; every amount stays in its currency.',
    tag,
    body: { schema: ReportingUpdate, root: 'reporting' },
    response: ReportingJson,
    errors: [403],
  })

  app.patch('/', choose, async ({ member, body }, reply) => {
    authorize(reportingPolicy.update(member))
    const path = reportingPath(member.organization)
    const organization = await attempt(
      async () => chooseReporting(db, member, parse(ReportingUpdate, 'reporting', body)),
      async (errors) => {
        const { organization } = member
        const reporting = await loadReporting(db, organization)
        const shown = { organization, path, reporting, errors }
        return <ReportingPage {...shown} typed={body} mayChoose />
      },
    )
    const reporting = await loadReporting(db, organization)

    return respond(reply, {
      html: () => redirectWith(reply, path, 'Your choice is saved.'),
      json: () => presentReporting(reporting),
    })
  })
}
