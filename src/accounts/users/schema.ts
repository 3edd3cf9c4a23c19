import { z } from 'zod'
import { flag, unmarkedName, withExample } from '../../framework/http/fields/fields.ts'

/** The address is not among these: it changes only with proof that it is the user's own. */
export const UserUpdate = z
  .object({
    name: withExample(unmarkedName, 'Mara Lindqvist'),
    hides_handle: withExample(flag, true),
  })
  .partial()

export type UserChanges = z.infer<typeof UserUpdate>
