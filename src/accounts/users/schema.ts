import { z } from 'zod'
import { requiredText, withExample } from '../../framework/http/fields.ts'

/** The address is not among these: it changes only with proof that it is the user's own. */
export const UserUpdate = z.object({ name: withExample(requiredText, 'Mara Lindqvist') }).partial()

export type UserChanges = z.infer<typeof UserUpdate>
