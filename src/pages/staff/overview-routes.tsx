import type { FastifyInstance } from 'fastify'
import type { StaffQueue } from '../../accounts/staff/queue.ts'
import { api } from '../../framework/http/api.ts'
import { respond } from '../../framework/http/format.ts'
import { presentOverview, StaffOverviewJson } from './presenter.ts'
import { readQueues } from './queues.ts'
import { StaffOverview } from './views/overview.tsx'

/** What waits for staff. */
export async function staffOverviewRoutes(
  app: FastifyInstance,
  { queues }: { queues: StaffQueue[] },
) {
  const show = api({
    name: 'showStaffOverview',
    summary: 'Show what waits for staff',
    description:
      'For staff: how many wait in each queue, and since when the oldest does. To everybody else this is 404.',
    tag: 'Staff',
    response: StaffOverviewJson,
    errors: [404],
  })

  app.get('/', show, async (_request, reply) => {
    const waiting = await readQueues(app.context.db, queues)

    return respond(reply, {
      html: () => <StaffOverview queues={waiting} />,
      json: () => presentOverview(waiting),
    })
  })
}
