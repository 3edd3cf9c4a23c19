import { z } from 'zod'
import { flag, requiredName, withExample } from '../../framework/http/fields/fields.ts'
import { isMarkedAsStaff, staffMarkRefusal } from '../../vocabulary/people/staff-mark.ts'

const name = requiredName.refine((text) => !isMarkedAsStaff(text), staffMarkRefusal)

/** The address is not among these: it changes only with proof that it is the user's own. */
export const UserUpdate = z
  .object({ name: withExample(name, 'Mara Lindqvist'), hides_handle: withExample(flag, true) })
  .partial()

export type UserChanges = z.infer<typeof UserUpdate>
