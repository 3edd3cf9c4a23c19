import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { authorize } from '../framework/errors.ts'
import { redirectWith } from '../framework/http/answers/flash.ts'
import { respond } from '../framework/http/answers/format.ts'
import { api } from '../framework/http/api.ts'
import type { Member } from '../tables/actor.ts'

type Copies<Program> = {
  name: string
  tag: string
  summary: string
  description: string
  shows: Record<string, unknown>
  response: z.ZodType
  mayCreate: (member: Member) => boolean
  find: (member: Member, publicId: string) => Promise<Program>
  copy: (member: Member, original: Program) => Promise<Program>
  present: (program: Program) => unknown
  url: (program: Program) => string
  editPath: (program: Program) => string
}

/** A new draft that begins as another program is. */
export function addCopies<Program>(
  app: FastifyInstance,
  { name, tag, summary, description, shows, response, ...of }: Copies<Program>,
): void {
  const described = api({
    unconditional: true,
    name,
    tag,
    summary,
    description,
    shows,
    response,
    status: 201,
    errors: [403],
  })

  app.post<{ Params: { id: string } }>(
    '/:id/duplicate',
    described,
    async ({ member, params }, reply) => {
      const original = await of.find(member, params.id)
      authorize(of.mayCreate(member))
      const program = await of.copy(member, original)

      return respond(reply, {
        html: () =>
          redirectWith(reply, of.editPath(program), 'This is your copy. Change what is different.'),
        json: () => reply.code(201).header('Location', of.url(program)).send(of.present(program)),
      })
    },
  )
}
