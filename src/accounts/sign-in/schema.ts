import { z } from 'zod'
import { emailAddress, requiredText } from '../../framework/http/fields.ts'

export const SignInRequest = z.object({ email_address: emailAddress })

/** `email` is taken for `email_address` too, since that is what most clients call it. */
export function signInFields(body: unknown): Record<keyof z.input<typeof SignInRequest>, unknown> {
  const { email_address, email } = Object(body)
  return { email_address: email_address ?? email }
}

export const CodeExchange = z.object({ code: requiredText })
