import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import type { z } from 'zod'
import { answerMove } from '../../activity/records/move-answers.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import { sendPage } from '../../framework/http/answers/format.ts'
import { type ApiOperation, api } from '../../framework/http/api.ts'
import { questionBefore } from '../../framework/http/bodies/confirmation.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse, parseOptional } from '../../framework/http/fields/parse.ts'
import { type Allowed, allowing } from '../../framework/http/safety/content-security-policy.ts'

export type ById = { Params: { id: string; campaign_id: string; collab_id: string } }
type Request = FastifyRequest<ById>

/** A submission of either kind. Amounts that are typed are in its currency. */
type Priced = { currency: string }

/** One move: its address below the submission, and what is said of it. */
type Addressed = {
  noun: string
  /** `delete` where the move takes back another. */
  method?: 'post' | 'delete'
  described: Pick<ApiOperation, 'name' | 'summary' | 'description' | 'area' | 'shows'>
  files?: ApiOperation['files']
  /** The message for the person who made the move. */
  done: string
}

/** A move for which nothing is sent. */
type Wordless<Shown> = {
  body?: undefined
  act: (request: Request, submission: Shown) => Promise<unknown>
}

/** A move for which fields are sent, under the noun unless another `root` is named. */
type Worded<Shown, Schema extends z.ZodObject> = {
  body: Body<Schema>
  /** The question that a person is asked once before it is made; none where it would be refused. */
  ask?: (
    request: Request,
    submission: Shown,
    fields: z.output<Schema>,
  ) => Promise<VNode | undefined>
  act: (request: Request, submission: Shown, fields: z.output<Schema>) => Promise<unknown>
}
type Body<Schema> = NonNullable<ApiOperation['body']> & { schema: Schema }

/** A move that reads for itself what it needs of a request. */
type MoveRoute<Shown> = Addressed & {
  body?: ApiOperation['body']
  ask?: (request: Request, submission: Shown) => Promise<VNode | undefined>
  make: (request: Request, submission: Shown) => Promise<unknown>
}

/** A function that makes the moves of one kind of submission. Each acts on what its own schema reads. */
export function movesOf<Shown extends Priced>() {
  return <Schema extends z.ZodObject>(
    move: Addressed & (Wordless<Shown> | Worded<Shown, Schema>),
  ): MoveRoute<Shown> => {
    if (move.body === undefined) return { ...move, make: move.act }
    const { act, ask, ...route } = move
    const body = { root: move.noun, ...move.body }
    const make = async (request: Request, submission: Shown) =>
      act(request, submission, fieldsOf(request, submission, body))
    const asked = async (request: Request, submission: Shown) =>
      ask?.(request, submission, fieldsOf(request, submission, body))
    return { ...route, body, make, ...(ask && { ask: asked }) }
  }
}

/** The way in which one of the sides finds and sees submissions. */
export type MoveSide<Shown> = {
  tag: string
  response: z.ZodType
  errors: (403 | 404)[]
  /** The rights of its page, which is shown again if a move is refused. */
  allows?: Allowed
  /** Finds the submission, and refuses who may not act on it. */
  find: (request: Request) => Promise<Shown>
  reload: (request: Request) => Promise<Shown>
  /** The page to show again if a move is refused. */
  form: (request: Request, submission: Shown, errors: AttributeErrors) => Promise<VNode>
  present: (submission: Shown) => object
  path: (submission: Shown) => string
  url: (submission: Shown) => string
}

const statusOf = ({ method }: Pick<Addressed, 'method'>) => (method === 'delete' ? 200 : 201)

/**
 * Adds the addresses of moves of submissions, each with what is sent for it. A program gets the changed
 * record, and a person its page. Moves of programs, for which nothing is sent, are served by
 * `serveStateMoves`.
 */
export function serveSubmissionMoves<Shown extends Priced>(
  app: FastifyInstance,
  routes: MoveRoute<Shown>[],
  side: MoveSide<Shown>,
): void {
  for (const route of routes) {
    const { noun, method = 'post', described, body, files } = route
    const operation = api({
      ...described,
      tag: side.tag,
      status: statusOf(route),
      strict: true,
      response: side.response,
      errors: side.errors,
      ...(body && { body }),
      ...(files && { files }),
    })

    const options = side.allows ? allowing(side.allows, operation) : operation
    app[method]<ById>(`/:id/${noun}`, options, (request, reply) =>
      makeMove(request, reply, route, side),
    )
  }
}

export async function makeMove<Shown extends Priced>(
  request: Request,
  reply: FastifyReply,
  route: Pick<MoveRoute<Shown>, 'method' | 'ask' | 'make' | 'done'>,
  side: MoveSide<Shown>,
): Promise<FastifyReply> {
  const submission = await side.find(request)
  const { ask, make } = route
  const again = (errors: AttributeErrors) => side.form(request, submission, errors)
  if (ask) {
    const pages = { ask: () => ask(request, submission), again: () => again({}) }
    const question = await attempt(() => questionBefore(request, pages), again)
    if (question) return sendPage(reply, question)
  }
  await attempt(() => make(request, submission), again)
  const current = request.format === 'json' ? await side.reload(request) : submission

  return answerMove(
    reply,
    { reasons: [], record: current },
    { ...side, done: route.done, status: statusOf(route) },
  )
}

function fieldsOf<Schema extends z.ZodObject>(
  request: Request,
  { currency }: Priced,
  { schema, root, optional }: Body<Schema> & { root: string },
): z.output<Schema> {
  const sent = bodyWithAmounts(request, root, currency, { whenEmpty: 'refused' })
  return optional ? parseOptional(schema, root, sent) : parse(schema, root, sent)
}
