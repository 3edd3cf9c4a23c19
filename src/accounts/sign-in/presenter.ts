import { z } from 'zod'
import { text } from '../../framework/http/fields/json-fields.ts'

const token = text('p0JZk3cWbSxv9mTnQf7yLrGd2hVaEu5oXi8wKt1sRzM')

export const PendingSignInJson = z
  .object({ pending_authentication_token: token })
  .meta({ id: 'PendingSignIn' })

export const SessionTokenJson = z.object({ session_token: token }).meta({ id: 'SessionToken' })

export const TwoFactorRequiredJson = z
  .object({ two_factor_required: z.literal(true), pending_two_factor_token: token })
  .meta({ id: 'TwoFactorRequired' })
