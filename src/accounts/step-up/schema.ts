import { z } from 'zod'
import { optionalText, requiredText, withExample } from '../../framework/http/fields/fields.ts'

/** The code from the mail and, for those who have one, a code of their second factor. */
export const StepUpConfirm = z.object({
  code: withExample(requiredText, '7K2QMX').describe('The code from the mail'),
  two_factor_code: withExample(optionalText, '492817')
    .default('')
    .describe('A code of the second factor, for those who have one'),
})

export type StepUpCodes = z.infer<typeof StepUpConfirm>
