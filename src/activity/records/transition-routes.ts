import type { FastifyInstance } from 'fastify'
import { authorize } from '../../framework/errors.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import type { Member } from '../../tables/actor.ts'
import type { Moved, Transitions } from './transitions.ts'

type Handlers<Row, Name> = {
  find: (member: Member, publicId: string) => Promise<Row>
  mayMove: (member: Member, record: Row) => boolean
  move: (member: Member, record: Row, name: Name) => Promise<Moved<Row>>
  path: (record: Row) => string
}

/**
 * Adds an address for each transition, such as `POST /:id/publish`. Every caller is redirected to
 * the page of the record, which also says why a move was refused.
 */
export function serveTransitions<Row, Name extends string>(
  app: FastifyInstance,
  transitions: Transitions<Row, Name>,
  { find, mayMove, move, path }: Handlers<Row, Name>,
): void {
  for (const name of Object.keys(transitions) as Name[]) {
    app.post<{ Params: { id: string } }>(`/:id/${name}`, async ({ member, params }, reply) => {
      const record = await find(member, params.id)
      authorize(mayMove(member, record))
      const { reasons } = await move(member, record, name)

      return reasons.length === 0
        ? redirectWith(reply, path(record), transitions[name].done)
        : redirectWith(reply, path(record), reasons.join(' '), 'error')
    })
  }
}
