import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { authorize } from '../../framework/errors.ts'
import { respond } from '../../framework/http/answers/format.ts'
import { type ApiOperation, api } from '../../framework/http/api.ts'
import type { Member } from '../../tables/actor.ts'
import { answerMove, redirectToPage } from './move-answers.ts'
import type { Moved, Transitions } from './transitions.ts'

type Described = Pick<ApiOperation, 'name' | 'summary' | 'description' | 'tag' | 'shows'>
type ById = { Params: { id: string } }

type Handlers<Row, Name extends string> = {
  /** Descriptions of each move as a noun, for the description of the interface. */
  nouns: Record<Name, Described>
  /** Descriptions of the moves that have an address of their own name, too. */
  verbs: Partial<Record<Name, Described>>
  response: z.ZodType
  present: (record: Row) => unknown
  find: (member: Member, publicId: string) => Promise<Row>
  mayMove: (member: Member, record: Row) => boolean
  move: (member: Member, record: Row, name: Name) => Promise<Moved<Row>>
  path: (record: Row) => string
  url: (record: Row) => string
}

/**
 * Adds the addresses of all moves of a record from state to state, below its own, as its transitions declare
 * them. Moves of submissions, for which more is sent, are served by `serveSubmissionMoves`.
 */
export function serveStateMoves<Row, Name extends string, Facts>(
  app: FastifyInstance,
  transitions: Transitions<Row, Name, Facts>,
  handlers: Handlers<Row, Name>,
): void {
  for (const name of Object.keys(transitions) as Name[]) {
    const { noun, done } = transitions[name]
    serveNoun(app, noun, { ...handlers.nouns[name], done }, { ...handlers, make: make(name) })
    const verb = handlers.verbs[name]
    const instead = { noun, name: handlers.nouns[name].name }
    if (verb) serveVerb(app, name, { ...verb, done, instead }, { ...handlers, make: make(name) })
  }

  function make(name: Name) {
    return async ({ member, params }: FastifyRequest<ById>) => {
      const record = await handlers.find(member, params.id)
      authorize(handlers.mayMove(member, record))
      return handlers.move(member, record, name)
    }
  }
}

type Making<Row> = Omit<Handlers<Row, never>, 'move' | 'find' | 'mayMove'> & {
  make: (request: FastifyRequest<ById>) => Promise<Moved<Row>>
}

/** Creates or deletes what stands for a move, such as `POST /:id/publication`. */
function serveNoun<Row>(
  app: FastifyInstance,
  [method, noun]: [method: 'post' | 'delete', name: string],
  { done, ...described }: Described & { done: string },
  { response, present, make, path, url }: Making<Row>,
): void {
  const status = method === 'post' ? 201 : 200
  const operation = api({ ...described, status, response, strict: true, errors: [403] })

  app[method]<ById>(`/:id/${noun}`, operation, async (request, reply) =>
    answerMove(reply, await make(request), { done, status, present, path, url }),
  )
}

/**
 * Makes a move at an address of its own name, such as `POST /:id/publish`. Every caller is redirected
 * to the record: people to its page, programs to its JSON. The page says why a move was refused;
 * programs are told in a header. Most clients follow a redirect unasked and take what they find there
 * for a success, so the description sends programs to the noun.
 */
function serveVerb<Row>(
  app: FastifyInstance,
  name: string,
  { done, instead, ...described }: Described & { done: string; instead: Instead },
  { make, path }: Making<Row>,
): void {
  const description = `${described.description} ${inFavourOf(instead)}`
  const operation = api({ ...described, ...asVerb, description, replacedBy: instead.name })

  app.post<ById>(`/:id/${name}`, operation, async (request, reply) => {
    const { reasons, record } = await make(request)

    return respond(reply, {
      html: () => redirectToPage(reply, path(record), reasons, done),
      json: () => {
        // A header holds plain ASCII only, and a sentence may well hold more.
        if (reasons.length > 0)
          reply.header('Transition-Error', encodeURIComponent(reasons.join(' ')))
        return reply.redirect(`${path(record)}.json`, 303)
      },
    })
  })
}

/** The operation that makes the same move as a noun. */
type Instead = { name: string; noun: [method: 'post' | 'delete', name: string] }

const inFavourOf = ({ name, noun: [method, noun] }: Instead) =>
  `Use \`${name}\` instead, \`${method.toUpperCase()} …/${noun}.json\`, which is 422 where nothing moved. Do not follow the redirect: the record at its end looks the same to a client, whether it moved or not.`

const asVerb = {
  status: 303,
  deprecated: { since: '2026-11-18' },
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
