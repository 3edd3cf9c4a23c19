import type { FastifyInstance } from 'fastify'
import { sendPage } from '../../framework/http/answers/format.ts'
import { pageRequest } from '../../framework/http/pagination.ts'
import { allowing, contentPolicies } from '../../framework/http/safety/content-security-policy.ts'
import { findTrialMail, listTrialMails } from './queries.ts'
import { TrialMailIndex } from './views/index.tsx'
import { TrialMailShow } from './views/show.tsx'

type ById = { Params: { id: string } }

/** Every mail that was sent, for whoever tries the service on a machine of their own. */
export async function trialMailRoutes(app: FastifyInstance) {
  const { db } = app.context

  app.get('/', async (request, reply) => {
    const page = await listTrialMails(db, pageRequest(request))
    return sendPage(reply, <TrialMailIndex page={page} />)
  })

  // The page of a mail is the only one that may contain a frame, because it shows the mail in it.
  const allowFrame = allowing({ frames: ["'self'"] })

  app.get<ById>('/:id', allowFrame, async (request, reply) => {
    const mail = await findTrialMail(db, request.params.id)
    return sendPage(reply, <TrialMailShow mail={mail} />)
  })

  app.get<ById>('/:id/body', async (request, reply) => {
    const { html } = await findTrialMail(db, request.params.id)
    reply.headers({
      'Content-Security-Policy': contentPolicies.trialMail,
      'X-Frame-Options': 'SAMEORIGIN',
    })
    return reply.type('text/html; charset=utf-8').send(openLinksOutside(html))
  })
}

function openLinksOutside(html: string): string {
  return html.replace('<body', '<head><base target="_top"></head><body')
}
