import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { type ApiOperation, api } from '../../framework/http/api.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond } from '../../framework/http/format.ts'
import type { Member } from '../../tables/actor.ts'
import type { Moved, Transitions } from './transitions.ts'

type Handlers<Row, Name extends string> = {
  /** What the description of the interface says of each move. */
  operations: Record<Name, Pick<ApiOperation, 'name' | 'summary' | 'description' | 'tag'>>
  response: z.ZodType
  find: (member: Member, publicId: string) => Promise<Row>
  mayMove: (member: Member, record: Row) => boolean
  move: (member: Member, record: Row, name: Name) => Promise<Moved<Row>>
  path: (record: Row) => string
}

/**
 * Adds an address for each transition, such as `POST /:id/publish`. Every caller is redirected to the
 * record: people to its page, programs to its JSON. The page says why a move was refused; programs
 * are told in a header.
 */
export function serveTransitions<Row, Name extends string>(
  app: FastifyInstance,
  transitions: Transitions<Row, Name>,
  { operations, response, find, mayMove, move, path }: Handlers<Row, Name>,
): void {
  for (const name of Object.keys(transitions) as Name[]) {
    const operation = api({
      ...operations[name],
      ...asMove,
      alternatives: [{ status: 200, description: followed, response }],
    })

    app.post<{ Params: { id: string } }>(
      `/:id/${name}`,
      operation,
      async ({ member, params }, reply) => {
        const record = await find(member, params.id)
        authorize(mayMove(member, record))
        const { reasons } = await move(member, record, name)
        const reason = reasons.join(' ')

        return respond(reply, {
          html: () =>
            reason === ''
              ? redirectWith(reply, path(record), transitions[name].done)
              : redirectWith(reply, path(record), reason, 'error'),
          json: () => {
            // A header holds plain ASCII only, and a sentence may well hold more.
            if (reason !== '') reply.header('Transition-Error', encodeURIComponent(reason))
            return reply.redirect(`${path(record)}.json`, 303)
          },
        })
      },
    )
  }
}

const followed =
  'What a client gets in the end that follows redirects by itself: the record. It does not see `Transition-Error`, and compares the state.'

const asMove = {
  status: 303,
  unsuffixed: true,
  errors: [403],
  answerHeaders: {
    'Transition-Error': {
      description:
        'Why the record stays what it is, percent-encoded UTF-8. Missing where it moved.',
      example: 'It%20has%20been%20published%20already.',
    },
  },
} satisfies Partial<ApiOperation>
