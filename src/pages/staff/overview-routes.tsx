import type { FastifyInstance } from 'fastify'
import type { StaffQueue } from '../../accounts/staff/queue.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { readHealth } from '../health/health.ts'
import { StaffOverviewJson } from './presenter.ts'
import { readQueues } from './queues.ts'
import { StaffOverview } from './views/overview.tsx'

/** Tasks that wait for staff. */
export async function staffOverviewRoutes(
  app: FastifyInstance,
  { queues, sweep }: { queues: StaffQueue[]; sweep: string },
) {
  const show = api({
    name: 'showStaffOverview',
    summary: 'Show what waits for staff',
    description:
      'For staff: how many wait in each queue, how many of them for too long, and since when the oldest does. To everybody else this is 404.',
    tag: 'Staff',
    response: StaffOverviewJson,
    errors: [404],
  })

  app.get('/', show, async ({ format }, reply) => {
    const waiting = await readQueues(app.context.db, queues)
    if (format === 'json') return StaffOverviewJson.present({ queues: waiting })

    // Programs read these at addresses of their own.
    const health = await readHealth(app.context, sweep)
    const { platforms } = health
    return sendPage(reply, <StaffOverview queues={waiting} health={health} platforms={platforms} />)
  })
}
