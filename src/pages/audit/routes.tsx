import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { csvFile, sendCsv } from '../../framework/formats/csv.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { mayBeOld } from '../../framework/http/old-reads.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { auditLines, auditTitles } from './csv.ts'
import { AuditFilters, filteredKinds } from './filters.ts'
import { auditPolicy } from './policy.ts'
import { AuditEventJson } from './presenter.ts'
import { listAuditEvents, readAuditEvents } from './queries.ts'
import { AuditIndex } from './views/index.tsx'

const query = {
  record_type: {
    description: 'Only what was done to this kind of record',
    example: 'Campaign',
    values: filteredKinds,
  },
  user_id: { description: 'Only what this user did', example: 'k5dXwQ2n', ids: ['User'] as const },
}

export async function auditRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listAudit',
    summary: 'List who changed what, newest first',
    description:
      'For admins: every change in the organization, with who made it, through which credential, and what was so before and after.',
    tag: 'Audit',
    response: z.array(AuditEventJson),
    paginated: true,
    query,
    errors: [403],
  })

  app.get('/', list, async (request, reply) => {
    const { member } = request
    authorize(auditPolicy.list(member))
    const filters = AuditFilters.parse(request.query)
    const page = await listAuditEvents(db, member, pageRequest(request), filters)
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <AuditIndex organization={member.organization} page={page} filters={filters} />,
      json: () => page.rows.map(AuditEventJson.present),
    })
  })

  const file = fileApi({
    name: 'downloadAudit',
    summary: 'Download who changed what',
    description:
      'For admins: a file for spreadsheets, a line for each change, newest first, with the filters of the list.',
    tag: 'Audit',
    mediaTypes: csvFile(auditTitles),
    named: true,
    query,
    errors: [403],
  })

  app.get('.csv', mayBeOld(file), async (request, reply) => {
    const { member } = request
    authorize(auditPolicy.list(member))
    const events = readAuditEvents(db, member, AuditFilters.parse(request.query))
    return sendCsv(reply, 'audit.csv', auditLines(events))
  })
}
