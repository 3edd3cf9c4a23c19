import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RouteArea } from '../../vocabulary/areas.ts'
import { strictArguments } from './arguments.ts'
import type { Ask } from './asking.ts'
import { shownBy } from './shown.ts'

type Definition<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string
  title: string
  description: string
  /** Whether it only reads, or changes something, so that a token which may only read does not see it. */
  access: 'read' | 'write'
  /** The area that a limited token needs for it. */
  area: RouteArea
  /** Whether it cannot be taken back. */
  isFinal?: boolean
  input: Input
  output: Output
  /** Asks the routes, and gives their records; `output` says what an agent sees of them. */
  run: (ask: Ask, input: z.output<Input>, request: FastifyRequest) => Promise<unknown>
  /** The answer in a sentence, without a text of others. */
  say: (shown: z.output<Output>) => string
}

export type Answer = { shown: Record<string, unknown>; sentence: string }

/** Something that an agent can do, as the protocol describes it. */
export type Tool = Omit<Definition<z.ZodObject, z.ZodObject>, 'run' | 'say'> & {
  answer: (ask: Ask, input: unknown, request: FastifyRequest) => Promise<Answer>
}

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  say,
  ...promise
}: Definition<Input, Output>): Tool {
  return {
    ...promise,
    input: strictArguments(promise.name, promise.input),
    answer: async (ask, input, request) => {
      const record = await run(ask, input as z.output<Input>, request)
      const shown = shownBy(promise.output, record) as z.output<Output>
      return { shown, sentence: say(shown) }
    },
  }
}

/** Ids stand in addresses, so nothing else passes for one. */
export const recordForm = /^[A-Za-z0-9]{1,32}$/
export const recordId = z.string().regex(recordForm, 'is no id')
export const organization_id = recordId.describe('See whoami')
export const kind = z.enum(['campaign', 'collab'])
/** Money, in the smallest unit of its currency, as the instructions for all tools say. */
export const sum = z.number().int()
/** People and papers write it in capitals, and it means the same. */
export const currencyGiven = z.string().trim().toLowerCase().length(3).describe('Such as usd')
export const page = z.number().int().positive().max(10_000).optional()
export const addressOf = (kind: 'campaign' | 'collab', organization: string, id: string) =>
  `/organizations/${organization}/${kind}s/${id}`
