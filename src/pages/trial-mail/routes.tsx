import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import { findTrialMail, listTrialMails } from './queries.ts'
import { TrialMailIndex } from './views/index.tsx'
import { TrialMailShow } from './views/show.tsx'

type ById = { Params: { id: string } }

/** A mail may style itself in attributes. Nothing else of it may run or load. */
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

/** Every mail that was sent, for whoever tries the service on a machine of their own. */
export async function trialMailRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get('/', async (request, reply) => {
    const page = await listTrialMails(db, pageRequest(request))
    return sendPage(reply, <TrialMailIndex page={page} />)
  })

  // The page of a mail is the only one that may contain a frame, because it shows the mail in it.
  const allowFrame = { onSend: [addFrameSource] }

  app.get<ById>('/:id', allowFrame, async (request, reply) => {
    const mail = await findTrialMail(db, request.params.id)
    return sendPage(reply, <TrialMailShow mail={mail} />)
  })

  app.get<ById>('/:id/body', async (request, reply) => {
    const { html } = await findTrialMail(db, request.params.id)
    reply.headers({ 'Content-Security-Policy': bodyPolicy, 'X-Frame-Options': 'SAMEORIGIN' })
    return reply.type('text/html; charset=utf-8').send(openLinksOutside(html))
  })
}

async function addFrameSource(
  _request: unknown,
  reply: { header: (name: string, value: string) => unknown; getHeader: (name: string) => unknown },
  payload: unknown,
): Promise<unknown> {
  const policy = reply.getHeader('Content-Security-Policy')
  reply.header('Content-Security-Policy', `${policy}; frame-src 'self'`)
  return payload
}

function openLinksOutside(html: string): string {
  return html.replace('<body', '<head><base target="_top"></head><body')
}
