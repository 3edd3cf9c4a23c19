import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvFile, sendCsv } from '../../framework/formats/csv.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, sendList, setPageHeaders } from '../../framework/http/pagination.ts'
import { readTotals } from '../totals/queries.ts'
import { listProgramsOf } from '../transfers/queries.ts'
import { paymentLines, paymentTitles, totalLines, totalTitles } from './csv.ts'
import { isChosen, paymentFiltersOf, paymentParameters } from './filters.ts'
import { CreatorPaymentJson } from './presenter.ts'
import {
  listCreatorPayments,
  listCreatorTotals,
  readCreatorPayments,
  sumCreatorPayments,
} from './queries.ts'
import { CreatorPaymentIndex } from './views/index.tsx'

/** Money of an organization that is its creators' now. */
export async function creatorPaymentRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listCreatorPayments',
    summary: 'List what creators of its programs were paid',
    description:
      'For members: each amount that came into the balance of a creator, newest first. It is theirs from then on, whenever they withdraw it.',
    tag: 'Money',
    response: z.array(CreatorPaymentJson),
    paginated: true,
    query: paymentParameters,
  })

  const calls = ['/organizations/:organization_id/money_totals']
  app.get('/', { config: { ...list.config, calls } }, async (request, reply) => {
    const { member, format } = request
    const filters = paymentFiltersOf(request)
    const page = await listCreatorPayments(db, member, pageRequest(request), filters)
    if (format === 'json') return sendList(reply, page, CreatorPaymentJson.present)

    setPageHeaders(reply, page)
    const sums = isChosen(filters)
      ? { chosen: await sumCreatorPayments(db, member, filters) }
      : { all: await readTotals(db, member.organization) }
    const programs = await listProgramsOf(db, member)
    const shown = { member, page, filters, programs, sums }
    return sendPage(reply, <CreatorPaymentIndex {...shown} />)
  })

  const file = fileApi({
    name: 'downloadCreatorPayments',
    summary: 'Download what creators of its programs were paid',
    description:
      'For members: a file for spreadsheets, newest first as the list is, with the post of each and its paid views, and with those that the filters leave.',
    tag: 'Money',
    mediaTypes: csvFile(paymentTitles),
    named: true,
    query: paymentParameters,
  })

  app.get('.csv', mayBeOld(file), async (request, reply) => {
    const payments = readCreatorPayments(db, request.member, paymentFiltersOf(request))
    return sendCsv(reply, 'creator-payments.csv', paymentLines(payments))
  })

  const sums = fileApi({
    name: 'downloadCreatorTotals',
    summary: 'Download how much each creator was paid',
    description:
      'For members: a file for spreadsheets, a line for each account or person and currency, the highest sum first, of those that the filters leave.',
    tag: 'Money',
    mediaTypes: csvFile(totalTitles),
    named: true,
    query: paymentParameters,
  })

  app.get('/totals.csv', mayBeOld(sums), async (request, reply) => {
    const totals = await listCreatorTotals(db, request.member, paymentFiltersOf(request))
    return sendCsv(reply, 'paid-to-each-creator.csv', totalLines(totals))
  })
}
