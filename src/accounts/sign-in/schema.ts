import { z } from 'zod'
import { emailAddress, requiredText, withExample } from '../../framework/http/fields/fields.ts'

export const SignInRequest = z.object({
  email_address: withExample(emailAddress, 'mara@example.com').describe(
    'Where the code is sent to',
  ),
})

/** `email` is taken for `email_address` too, since that is what most clients call it. */
export function signInFields(body: unknown): Record<keyof z.input<typeof SignInRequest>, unknown> {
  const { email_address, email } = Object(body)
  return { email_address: email_address ?? email }
}

export const CodeExchange = z.object({
  code: withExample(requiredText, '7K2QMX').describe('The code from the mail'),
})
