import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import type { z } from 'zod'
import { answerMove } from '../../activity/records/transition-routes.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import { type ApiOperation, api } from '../../framework/http/api.ts'
import { bodyWithAmounts } from '../../framework/http/bodies/typed-amounts.ts'
import { attempt } from '../../framework/http/fields/attempt.ts'
import { parse, parseOptional } from '../../framework/http/fields/parse.ts'

export type ById = { Params: { id: string; campaign_id: string; collab_id: string } }
type Request = FastifyRequest<ById>

/** A submission of either kind. Amounts that are typed are in its currency. */
type Priced = { currency: string }

/** One move: its address below the submission, what is sent, and what is done. */
export type MoveRoute<Shown> = {
  noun: string
  /** `delete` where the move takes back another. */
  method?: 'post' | 'delete'
  described: Pick<ApiOperation, 'name' | 'summary' | 'description'>
  /** `root` where it is not the noun. */
  body?: NonNullable<ApiOperation['body']> & { schema: z.ZodObject }
  files?: ApiOperation['files']
  act: (request: Request, submission: Shown, fields: never) => Promise<unknown>
  /** The message for the person who made the move. */
  done: string
}

/** How one of the sides sees submissions. */
export type Side<Shown> = {
  tag: string
  response: z.ZodType
  errors: (403 | 404)[]
  /** Finds the submission, and refuses who may not act on it. */
  find: (request: Request) => Promise<Shown>
  reload: (request: Request) => Promise<Shown>
  /** Reads what the page needs beside the submission; asked for browsers only. */
  page: (
    request: Request,
    submission: Shown,
  ) => Promise<(errors: AttributeErrors, typed: unknown) => VNode>
  present: (submission: Shown) => object
  path: (submission: Shown) => string
  url: (submission: Shown) => string
}

const statusOf = ({ method }: Pick<MoveRoute<never>, 'method'>) => (method === 'delete' ? 200 : 201)

/** Adds the addresses of moves. A program gets the changed record, and a person its page. */
export function serveMoves<Shown extends Priced>(
  app: FastifyInstance,
  routes: MoveRoute<Shown>[],
  side: Side<Shown>,
): void {
  for (const route of routes) {
    const { noun, method = 'post', described, body, files } = route
    const operation = api({
      ...described,
      tag: side.tag,
      status: statusOf(route),
      response: side.response,
      errors: side.errors,
      ...(body && { body: { root: noun, ...body } }),
      ...(files && { files }),
    })

    app[method]<ById>(`/:id/${noun}`, operation, (request, reply) =>
      makeMove(request, reply, route, side),
    )
  }
}

export async function makeMove<Shown extends Priced>(
  request: Request,
  reply: FastifyReply,
  route: Omit<MoveRoute<Shown>, 'described'>,
  side: Side<Shown>,
): Promise<FastifyReply> {
  const { noun, body, act, done } = route
  const submission = await side.find(request)
  const page = request.format === 'html' ? await side.page(request, submission) : undefined
  await attempt(
    async () => act(request, submission, fieldsOf(request, noun, submission, body) as never),
    (errors) => page?.(errors, request.body) as VNode,
  )
  const current = request.format === 'json' ? await side.reload(request) : submission

  return answerMove(
    reply,
    { reasons: [], record: current },
    { ...side, done, status: statusOf(route) },
  )
}

function fieldsOf(
  request: Request,
  noun: string,
  { currency }: Priced,
  body: MoveRoute<never>['body'],
): unknown {
  if (body === undefined) return undefined
  const { schema, root = noun, optional } = body
  const sent = bodyWithAmounts(request, root, currency, { isEmptyRefused: true })
  return optional ? parseOptional(schema, root, sent) : parse(schema, root, sent)
}
