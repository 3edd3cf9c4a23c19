import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { businessTime } from '../../framework/database/clock.ts'
import { NotFound } from '../../framework/errors.ts'
import { csvFile, sendCsv } from '../../framework/formats/csv.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, sendList, setPageHeaders } from '../../framework/http/pagination.ts'
import {
  earnedWeeksPath,
  earningsPath,
  ownBalancesPath,
  payoutsPath,
  statementPath,
} from '../../vocabulary/addresses/money-urls.ts'
import { sendPdf } from '../paper/pdf/send.ts'
import { openTaxDetails } from '../payout-methods/details.ts'
import { loadPayoutMethod } from '../payout-methods/queries.ts'
import { listPayouts } from '../payouts/queries.ts'
import { filterParameters, filtersOf } from '../transfers/filters.ts'
import { listOwnBalances, pageOwnBalances, readReportedBalances } from './balances.ts'
import { countCounting } from './counting.ts'
import { statementLines, statementTitles, yearLines, yearTitles } from './csv.ts'
import { drawingOfStatement } from './drawing.ts'
import {
  CreatorBalanceJson,
  EarnedWeeksJson,
  ReportedBalancesJson,
  StatementLineJson,
} from './presenter.ts'
import { listMonthsOfPayers, listProgramsFor, listStatement } from './queries.ts'
import { EarningsPage } from './views/earnings.tsx'
import { StatementPage } from './views/statement.tsx'
import { listEarnedWeeks, pageEarnedWeeks, weeksShown } from './weeks.ts'
import { movementKinds } from './words.ts'
import { listYears } from './years.ts'

const tag = 'Earnings'
const ofStatement = {
  ...filterParameters,
  event: { ...filterParameters.event, example: 'payout_paid', values: Object.keys(movementKinds) },
}
const some = (size: number) => ({ number: 1, size, offset: 0 })

/** The addresses of a creator's earnings, and of every movement of them. */
export async function statementRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  const calls = [ownBalancesPath, earnedWeeksPath, payoutsPath, statementPath]
  app.get('/earnings', { config: { calls } }, async ({ actor }, reply) => {
    return sendPage(
      reply,
      <EarningsPage
        balances={await listOwnBalances(db, actor)}
        reported={await readReportedBalances(db, actor)}
        counting={await countCounting(db, actor)}
        minimum={config.money.minimumPayout}
        weeks={await listEarnedWeeks(db, actor)}
        method={await loadPayoutMethod(db, actor)}
        payouts={(await listPayouts(db, actor, { page: some(5) })).rows}
        lines={(await listStatement(db, actor, some(10), undefined, true)).rows}
        years={await listYears(db, actor)}
      />,
    )
  })

  const year = fileApi({
    name: 'downloadEarningsOfYear',
    summary: 'Download what you earned and what was sent in a year',
    description: 'For every user: a file for spreadsheets, with amounts as people write them.',
    tag,
    mediaTypes: csvFile(yearTitles),
    named: true,
  })

  app.get<{ Params: { year: string } }>(
    '/earnings/:year.csv',
    mayBeOld(year),
    async ({ actor, params }, reply) => {
      if (!/^[1-9]\d{3}$/.test(params.year)) throw new NotFound()
      const lines = yearLines(db, actor, Number(params.year))
      return sendCsv(reply, `earnings-${params.year}.csv`, lines)
    },
  )

  const drawn = fileApi({
    name: 'downloadEarningsOfYearAsPdf',
    summary: 'Download your yearly earnings as a PDF',
    description: 'For every user: month by month in each currency, with what was sent.',
    tag,
    mediaTypes: { 'application/pdf': {} },
    named: true,
  })

  app.get<{ Params: { year: string } }>(
    '/earnings/:year.pdf',
    mayBeOld(drawn),
    async ({ actor, params }, reply) => {
      if (!/^[1-9]\d{3}$/.test(params.year)) throw new NotFound()
      const months = await listMonthsOfPayers(db, actor, Number(params.year))
      const now = new Date(businessTime()).toISOString()
      const method = await loadPayoutMethod(db, actor)
      const payee = method?.legal_name ? openTaxDetails(config.secretKeys, method) : undefined
      const recipient = { name: actor.user.name, email: actor.user.email, payee }
      const drawing = drawingOfStatement(config, recipient, Number(params.year), months, now)
      return sendPdf(reply, actor, `earnings-${params.year}.pdf`, drawing)
    },
  )

  const balances = api({
    name: 'listOwnBalances',
    summary: 'List what you have, by currency',
    description:
      'For every user: what is granted, what is in their balance, what is on its way and what was sent.',
    tag,
    response: z.array(CreatorBalanceJson),
    paginated: true,
  })

  app.get('/balances', balances, async (request, reply) => {
    if (request.format === 'html') return reply.redirect(earningsPath, 303)
    const page = await pageOwnBalances(db, request.actor, pageRequest(request))
    setPageHeaders(reply, page)
    return reply.send(page.rows.map(CreatorBalanceJson.present))
  })

  const reported = api({
    name: 'showReportedBalances',
    summary: 'Show about what you have in your reporting currency',
    description: 'For every user: by the exchange rates of today. 404 where no currency is chosen.',
    tag,
    response: ReportedBalancesJson,
    errors: [404],
  })

  app.get('/balances/reported', reported, async ({ actor, format }, reply) => {
    if (format === 'html') return reply.redirect(earningsPath, 303)
    const balances = await readReportedBalances(db, actor)
    if (balances === undefined) throw new NotFound('No reporting currency is chosen.')
    return reply.send(ReportedBalancesJson.present(balances))
  })

  const weeks = api({
    name: 'listEarnedWeeks',
    summary: 'List what you earned by week, for each currency',
    description: `For every user: what was granted for their posts and earned with their collabs in each of the last ${weeksShown} weeks, which begin on Monday in universal time. The last one is the current week.`,
    tag,
    response: z.array(EarnedWeeksJson),
    paginated: true,
  })

  app.get('/earnings/weeks', weeks, async (request, reply) => {
    if (request.format === 'html') return reply.redirect(earningsPath, 303)
    const page = await pageEarnedWeeks(db, request.actor, pageRequest(request))
    setPageHeaders(reply, page)
    return reply.send(page.rows)
  })

  const statement = api({
    name: 'listStatement',
    summary: 'List every movement of your money, newest first',
    description:
      'For every user: what happened, in words, and by how much it changed what is granted, in the balance and on its way. The changes of all lines add up to the balances.',
    tag,
    response: z.array(StatementLineJson),
    paginated: true,
    query: ofStatement,
  })

  app.get('/statement', statement, async (request, reply) => {
    const { actor, format } = request
    const filters = filtersOf(request)
    const page = await listStatement(db, actor, pageRequest(request), filters, format === 'html')
    if (format === 'json') return sendList(reply, page, StatementLineJson.present)

    const programs = await listProgramsFor(db, actor)
    return sendPage(reply, <StatementPage page={page} filters={filters} programs={programs} />)
  })

  const file = fileApi({
    name: 'downloadStatement',
    summary: 'Download every movement of your money',
    description:
      'For every user: the statement as a file for spreadsheets, with amounts as people write them.',
    tag,
    mediaTypes: csvFile(statementTitles),
    named: true,
    query: ofStatement,
  })

  app.get('/statement.csv', mayBeOld(file), async (request, reply) =>
    sendCsv(reply, 'statement.csv', statementLines(db, request.actor, filtersOf(request))),
  )
}
