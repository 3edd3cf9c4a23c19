import { z } from 'zod'
import { requiredText } from '../../framework/http/fields.ts'

/** The address is not among these: it changes only with proof that it is the user's own. */
export const UserUpdate = z.object({ name: requiredText }).partial()

export type UserChanges = z.infer<typeof UserUpdate>
