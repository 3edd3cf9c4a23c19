import { z } from 'zod'
import { requiredText, withExample } from '../../framework/http/fields/fields.ts'

/** A code of the authenticator app or, where there are some already, a backup code. */
export const TwoFactorCode = z.object({
  code: withExample(requiredText, '492817').describe('A code of the app, or a backup code'),
})
