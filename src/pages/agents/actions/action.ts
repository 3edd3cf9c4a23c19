import type { z } from 'zod'
import type { ConfirmedAction } from '../../../tables/users/credentials/confirmations.ts'
import type { RouteArea } from '../../../vocabulary/areas.ts'
import type { Ask } from '../asking.ts'
import type { Look } from './checks.ts'

/** All that would happen, as it is now. */
export type Preview = {
  /** The request that does it. */
  path: string
  body: Record<string, object>
  amount: number | null
  currency: string | null
  /** Where the money comes from, and where it goes; `to` also says what else is changed. */
  from: string | null
  to: string
  /** Further terms that whoever confirms should read, by name. */
  terms: Record<string, string>
  /** The page where one sees what has come of it. */
  page: string
  /** Sums that it would pay by now, where these are told and not bound. */
  would_pay?: { currency: string; amount: number }[]
  /** Changes whenever the record does. */
  version: string
}

type Definition<Input extends z.ZodObject> = {
  name: ConfirmedAction
  /** A question to a person, which its button answers. */
  title: string
  button: string
  description: string
  area: RouteArea
  input: Input
  /** Looks at the records with the rights of whoever asks. Nothing is changed by it. */
  preview: (ask: Ask, input: z.output<Input>) => Promise<Preview>
  /** The reasons why it would be refused now: nobody is asked for what has to fail. */
  check: (look: Look, input: z.output<Input>, preview: Preview) => Promise<string[]>
}

/** Something that moves money or cannot be undone: programs ask for it, and a person says yes. */
export type Action = Omit<Definition<z.ZodObject>, 'preview' | 'check'> & {
  preview: (ask: Ask, input: unknown) => Promise<Preview>
  check: (look: Look, input: unknown, preview: Preview) => Promise<string[]>
}

export function action<Input extends z.ZodObject>(definition: Definition<Input>): Action {
  const { preview, check, input } = definition
  return {
    ...definition,
    preview: async (ask, sent) => preview(ask, input.parse(sent)),
    check: async (look, sent, seen) => check(look, input.parse(sent), seen),
  }
}
