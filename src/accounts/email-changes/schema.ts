import { z } from 'zod'
import { emailAddress } from '../../framework/http/fields.ts'

export const EmailChangeCreate = z.object({ email: emailAddress })

export const EmailChangeConfirm = z.object({
  code: z.string({ error: "can't be blank" }).min(1, "can't be blank").max(100, 'is invalid'),
})
