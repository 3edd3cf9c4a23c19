import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RouteArea } from '../../vocabulary/areas.ts'
import { hasAmounts, unitIn, unitInWords, unitOfAnswer } from './amounts.ts'
import { strictArguments } from './arguments.ts'
import type { Ask } from './asking.ts'
import { withAdvice } from './ids.ts'
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

type Answer = { shown: Record<string, unknown>; sentence: string }

/** Something that an agent can do, as the protocol describes it. */
export type Tool = Omit<Definition<z.ZodObject, z.ZodObject>, 'run' | 'say'> & {
  answer: (ask: Ask, input: unknown, request: FastifyRequest) => Promise<Answer>
}

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  say,
  ...promise
}: Definition<Input, Output>): Tool {
  const { name, description, input, output } = promise
  const tellsAmounts = hasAmounts(output)
  const isAboutMoney = tellsAmounts || hasAmounts(input)
  return {
    ...promise,
    description: isAboutMoney ? `${description} ${unitInWords}` : description,
    input: strictArguments(name, input),
    output: tellsAmounts ? output.extend(unitOfAnswer) : output,
    answer: async (ask, sent, request) => {
      try {
        const record = await run(ask, sent as z.output<Input>, request)
        const shown = shownBy(output, record) as z.output<Output>
        const unit = tellsAmounts ? { amounts_in: unitIn(shown) } : {}
        return { shown: { ...unit, ...shown }, sentence: say(shown) }
      } catch (error) {
        throw await withAdvice(ask, input, Object(sent), error)
      }
    },
  }
}

export const kind = z.enum(['campaign', 'collab'])
/** People and papers write it in capitals, and it means the same. */
export const currencyGiven = z.string().trim().toLowerCase().length(3).describe('Such as usd')
export const page = z.number().int().positive().max(10_000).optional()
export const addressOf = (kind: 'campaign' | 'collab', organization: string, id: string) =>
  `/organizations/${organization}/${kind}s/${id}`
