import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { VNode } from 'preact'
import type { z } from 'zod'
import type { AttributeErrors } from '../../framework/errors.ts'
import { type ApiOperation, api } from '../../framework/http/api.ts'
import { attempt } from '../../framework/http/attempt.ts'
import { redirectWith } from '../../framework/http/flash.ts'
import { respond } from '../../framework/http/format.ts'
import { parse, parseOptional } from '../../framework/http/parse.ts'
import { bodyWithAmounts } from '../../framework/http/typed-amounts.ts'
import type { CollabSubmission } from '../../tables/collab-submissions.ts'
import type { ShownSubmission } from './queries.ts'

export type ById = { Params: { id: string; collab_id: string } }
type Request = FastifyRequest<ById>

/** One move: its address below the submission, what is sent, and what is done. */
export type MoveRoute = {
  noun: string
  described: Pick<ApiOperation, 'name' | 'summary' | 'description'>
  body?: { schema: z.ZodObject; optional?: boolean }
  files?: ApiOperation['files']
  act: (request: Request, submission: ShownSubmission, fields: never) => Promise<CollabSubmission>
  /** The message for the person who made the move. */
  done: string
}

/** How one of the sides sees submissions. */
export type Side = {
  tag: string
  response: z.ZodType
  errors: (403 | 404)[]
  /** Finds the submission, and refuses who may not act on it. */
  find: (request: Request) => Promise<ShownSubmission>
  reload: (request: Request) => Promise<ShownSubmission>
  /** What the page needs beside the submission; asked for browsers only. */
  page: (
    request: Request,
    submission: ShownSubmission,
  ) => Promise<(errors: AttributeErrors, typed: unknown) => VNode>
  present: (submission: ShownSubmission) => object
  path: (submission: CollabSubmission) => string
  url: (submission: CollabSubmission) => string
}

/** Adds the addresses of moves. A program gets the changed record, and a person its page. */
export function serveMoves(app: FastifyInstance, routes: MoveRoute[], side: Side): void {
  for (const route of routes) {
    const { noun, described, body, files } = route
    const operation = api({
      ...described,
      tag: side.tag,
      status: 201,
      response: side.response,
      errors: side.errors,
      ...(body && { body: { ...body, root: noun } }),
      ...(files && { files }),
    })

    app.post<ById>(`/:id/${noun}`, operation, (request, reply) =>
      makeMove(request, reply, route, side),
    )
  }
}

export async function makeMove(
  request: Request,
  reply: FastifyReply,
  { noun, body, act, done }: MoveRoute,
  side: Side,
): Promise<FastifyReply> {
  const submission = await side.find(request)
  const page = request.format === 'html' ? await side.page(request, submission) : undefined
  const moved = await attempt(
    async () => act(request, submission, fieldsOf(request, noun, submission, body) as never),
    (errors) => page?.(errors, request.body) as VNode,
  )
  const current = request.format === 'json' ? await side.reload(request) : undefined

  return respond(reply, {
    html: () => redirectWith(reply, side.path(moved), done),
    json: () =>
      reply
        .code(201)
        .header('Location', side.url(moved))
        .send(current && side.present(current)),
  })
}

function fieldsOf(
  request: Request,
  noun: string,
  { currency }: ShownSubmission,
  body: MoveRoute['body'],
): unknown {
  if (body === undefined) return undefined
  const sent = bodyWithAmounts(request, noun, currency)
  return body.optional ? parseOptional(body.schema, noun, sent) : parse(body.schema, noun, sent)
}
