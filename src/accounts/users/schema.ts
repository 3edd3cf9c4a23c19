import { z } from 'zod'
import { requiredText, withExample } from '../../framework/http/fields.ts'
import { staffMark } from '../../tables/users.ts'

const name = requiredText.refine((text) => !staffMark.test(text), 'must not end with “(staff)”')

/** The address is not among these: it changes only with proof that it is the user's own. */
export const UserUpdate = z.object({ name: withExample(name, 'Mara Lindqvist') }).partial()

export type UserChanges = z.infer<typeof UserUpdate>
