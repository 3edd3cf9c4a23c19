import { z } from 'zod'

export const PendingSignInJson = z
  .object({ pending_authentication_token: z.string() })
  .meta({ id: 'PendingSignIn' })

export const SessionTokenJson = z.object({ session_token: z.string() }).meta({ id: 'SessionToken' })

export const TwoFactorRequiredJson = z
  .object({ two_factor_required: z.literal(true), pending_two_factor_token: z.string() })
  .meta({ id: 'TwoFactorRequired' })
