import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { respond } from '../../framework/http/answers/format.ts'
import { api, fileApi } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { drawingOfPaper } from './drawing.ts'
import { sendPdf } from './pdf/send.ts'
import { PaperJson } from './presenter.ts'
import { findPaper, listPapers } from './queries.ts'
import { PaperIndex } from './views/index.tsx'
import { PaperShow } from './views/show.tsx'

type ById = { Params: { id: string } }

const tag = 'Papers'

/** The papers that an accountant asks an organization for. */
export async function paperRoutes(app: FastifyInstance) {
  const { db } = app.context

  const list = api({
    name: 'listPapers',
    summary: "List an organization's papers",
    description: 'For members: receipts, credit notes and fee invoices, newest first.',
    tag,
    response: z.array(PaperJson),
    paginated: true,
  })

  app.get('/', list, async (request, reply) => {
    const { member } = request
    const page = await listPapers(db, member, pageRequest(request))
    setPageHeaders(reply, page)

    return respond(reply, {
      html: () => <PaperIndex member={member} page={page} />,
      json: () => page.rows.map(PaperJson.present),
    })
  })

  const show = api({
    name: 'showPaper',
    summary: 'Show a paper',
    description:
      'For members: as it was issued, whatever has changed since. At `pdf_url` it is a PDF, for a token as for a browser.',
    tag,
    response: PaperJson,
  })

  app.get<ById>('/:id', show, async ({ member, params }, reply) => {
    const paper = await findPaper(db, member, params.id)
    return respond(reply, {
      html: () => <PaperShow paper={paper} />,
      json: () => PaperJson.present(paper),
    })
  })

  const pdf = fileApi({
    name: 'downloadPaper',
    summary: 'Download a paper',
    description: 'For members: the paper as a PDF, as it was issued.',
    tag,
    mediaTypes: { 'application/pdf': {} },
    named: true,
  })

  app.get<ById>('/:id.pdf', pdf, async ({ member, params }, reply) => {
    const paper = await findPaper(db, member, params.id)
    return sendPdf(reply, member, `${paper.number}.pdf`, drawingOfPaper(paper))
  })
}
