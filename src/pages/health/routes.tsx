import type { FastifyInstance } from 'fastify'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { readHealth } from './health.ts'
import { HealthJson } from './presenter.ts'
import { HealthShow } from './views/show.tsx'

/** How the installation does, for those who run it. */
export async function healthRoutes(app: FastifyInstance, { sweep }: { sweep: string }) {
  const show = api({
    name: 'showHealth',
    summary: 'Show how the installation does',
    description:
      'For staff: database, jobs, mail, books and this process, with what someone should look at first. To everybody else this is 404.',
    tag: 'Staff',
    response: HealthJson,
    errors: [404],
  })

  app.get('/', show, async (_request, reply) => {
    const health = await readHealth(app.context, sweep)

    return respond(reply, {
      html: () => <HealthShow health={health} />,
      json: () => HealthJson.present(health),
    })
  })
}
