import { z } from 'zod'
import { emailAddress, requiredText } from '../../framework/http/fields.ts'

/** The address is not among these: it changes only with proof that it is the user's own. */
export const UserUpdate = z.object({ name: requiredText }).partial()

export const EmailChangeCreate = z.object({ email: emailAddress })

export const EmailChangeConfirm = z.object({
  code: z.string({ error: "can't be blank" }).min(1, "can't be blank").max(100, 'is invalid'),
})

export type UserChanges = z.infer<typeof UserUpdate>
