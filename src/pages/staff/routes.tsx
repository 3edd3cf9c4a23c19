import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NotFound } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/answers/flash.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { pageRequest, setPageHeaders } from '../../framework/http/pagination.ts'
import { readJobs } from '../../framework/jobs/overview.ts'
import { failedKept } from '../../framework/jobs/queue-options.ts'
import { staffJobsPath } from '../../vocabulary/addresses/staff-urls.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { retryAllFailed, settleFailed } from './failed-jobs.ts'
import { FailedJobJson } from './presenter.ts'
import { StaffJobs } from './views/index.tsx'

type ById = { Params: { id: string } }

/** Jobs that failed in the background. */
export async function staffJobRoutes(app: FastifyInstance) {
  const { context } = app

  const list = api({
    name: 'listFailedJobs',
    summary: 'List what failed in the background, the oldest first',
    description: `For staff: jobs that are retried no more, kept for ${failedKept.words}. To everybody else this is 404.`,
    tag: 'Staff',
    response: z.array(FailedJobJson),
    paginated: true,
    errors: [404],
  })

  app.get('/', list, async (request, reply) => {
    const { failed, waiting } = await readJobs(context.db, pageRequest(request))
    setPageHeaders(reply, failed)

    return respond(reply, {
      html: () => <StaffJobs failed={failed} waiting={waiting} />,
      json: () => failed.rows.map(FailedJobJson.present),
    })
  })

  const retry = api({
    strict: true,
    name: 'retryFailedJob',
    summary: 'Try a failed job again',
    description:
      'For staff: 204, and it begins anew with all its tries. A mail whose content has expired by now is dropped instead of sent.',
    tag: 'Staff',
    status: 204,
    errors: [404],
  })

  app.post<ById>('/:id/retry', retry, async ({ actor, params }, reply) => {
    if (!(await settleFailed(context, actor, idOf(params), 'retry'))) throw new NotFound(gone)
    return respond(reply, {
      html: () => redirectWith(reply, staffJobsPath, 'The job will be tried again.'),
      json: () => reply.code(204).send(),
    })
  })

  const retryAll = api({
    strict: true,
    name: 'retryFailedJobs',
    summary: 'Try all failed jobs again',
    description:
      'For staff: 204, and all that have failed by now begin anew with all their tries, as after an outage of a mail server.',
    tag: 'Staff',
    status: 204,
    errors: [404],
  })

  app.post('/retry', retryAll, async ({ actor }, reply) => {
    const count = await retryAllFailed(context, actor)
    const words = `${counted(count, 'job')} will be tried again.`
    return respond(reply, {
      html: () => redirectWith(reply, staffJobsPath, words),
      json: () => reply.code(204).send(),
    })
  })

  const discard = api({
    strict: true,
    name: 'discardFailedJob',
    summary: 'Discard a failed job',
    description: 'For staff: 204, and it is deleted. What it was to do is not done.',
    tag: 'Staff',
    status: 204,
    errors: [404],
  })

  app.post<ById>('/:id/discard', discard, async ({ actor, params }, reply) => {
    if (!(await settleFailed(context, actor, idOf(params), 'discard'))) throw new NotFound(gone)
    return respond(reply, {
      html: () => redirectWith(reply, staffJobsPath, 'The job is discarded.'),
      json: () => reply.code(204).send(),
    })
  })
}

const gone = 'Job not found.'

/** The UUID behind a public id. */
function idOf({ id }: ById['Params']): string {
  if (!/^[0-9a-f]{32}$/.test(id)) throw new NotFound(gone)
  return id
}
