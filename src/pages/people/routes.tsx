import type { FastifyInstance } from 'fastify'
import { isStaff } from '../../accounts/staff/policy.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { api } from '../../framework/http/api.ts'
import { lookAtPerson } from './model.ts'
import { PersonJson } from './presenter.ts'
import { PersonShow } from './views/show.tsx'

type ById = { Params: { id: string } }

/** The pages of people, for staff who help them. */
export async function personRoutes(app: FastifyInstance) {
  const { db, config } = app.context

  const show = api({
    name: 'showPerson',
    summary: 'Show anyone with an account',
    description:
      'For staff: who they are, where they belong, their work, their money and what happened lately, to read only. Each look is recorded, in the name of who looks. To everybody else this is 404.',
    tag: 'Staff',
    response: PersonJson,
  })

  app.get<ById>('/:id', show, async ({ actor, params }, reply) => {
    const person = await lookAtPerson(db, actor, params.id)
    const staff = isStaff(config, person)

    return respond(reply, {
      html: () => <PersonShow person={person} staff={staff} />,
      json: () => PersonJson.present({ ...person.user, ...person, staff }),
    })
  })
}
