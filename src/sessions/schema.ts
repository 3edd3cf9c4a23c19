import { z } from 'zod'
import { emailAddress } from '../http/fields.ts'

/** `email` is accepted for `email_address`, which is what most clients call it. */
export const SignInRequest = z.preprocess(
  (body) => {
    const { email_address, email } = Object(body) as { email_address?: unknown; email?: unknown }
    return { email_address: email_address ?? email }
  },
  z.object({ email_address: emailAddress }),
)

const code = z.string({ error: "can't be blank" }).max(100, 'is invalid')

export const CodeExchange = z.object({ code })

export const TwoFactorAnswer = z.object({ code })
