import type { FastifyInstance } from 'fastify'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse } from '../../framework/http/fields/parse.ts'
import { ownReportingPath } from '../../vocabulary/addresses/money-urls.ts'
import { chooseOwnReporting } from './model.ts'
import { presentReporting, ReportingJson } from './presenter.ts'
import { loadOwnReporting } from './queries.ts'
import { ReportingUpdate } from './schema.ts'
import { ReportingPage } from './views/page.tsx'

const tag = 'Earnings'

/** The currency in which a creator reads sums over several. */
export async function ownReportingRoutes(app: FastifyInstance) {
  const { db } = app.context

  const show = api({
    name: 'showOwnReporting',
    summary: 'Show your reporting currency',
    description: 'For every user: the currency, and the exchange rates that hold today.',
    tag,
    response: ReportingJson,
  })

  app.get('/', show, async ({ actor }, reply) => {
    const reporting = await loadOwnReporting(db, actor)
    return respond(reply, {
      html: () => <ReportingPage path={ownReportingPath} reporting={reporting} mayChoose />,
      json: () => presentReporting(reporting),
    })
  })

  const choose = api({
    name: 'chooseOwnReporting',
    summary: 'Choose your reporting currency',
    description:
      'For every user: an empty `currency` means none. You are paid in the currency of each program, whatever you choose.',
    tag,
    body: { schema: ReportingUpdate, root: 'reporting' },
    response: ReportingJson,
  })

  app.patch('/', choose, async ({ actor, body }, reply) => {
    await attempt(
      async () => chooseOwnReporting(db, actor, parse(ReportingUpdate, 'reporting', body)),
      async (errors) => {
        const shown = { path: ownReportingPath, reporting: await loadOwnReporting(db, actor) }
        return <ReportingPage {...shown} errors={errors} typed={body} mayChoose />
      },
    )
    const reporting = await loadOwnReporting(db, actor)

    return respond(reply, {
      html: () => redirectWith(reply, ownReportingPath, 'Your choice is saved.'),
      json: () => presentReporting(reporting),
    })
  })
}
