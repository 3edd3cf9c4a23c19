import { z } from 'zod'
import { emailAddress, withExample } from '../../framework/http/fields/fields.ts'

export const EmailChangeCreate = z.object({
  email: withExample(emailAddress, 'mara.lindqvist@example.com').describe('The new address'),
})

export const EmailChangeConfirm = z.object({
  code: withExample(
    z.string({ error: "can't be blank" }).min(1, "can't be blank").max(100, 'is invalid'),
    '7K2QMX',
  ).describe('The code from the mail to the new address'),
})
