import { z } from 'zod'
import { optionalText, requiredText } from '../../framework/http/fields.ts'

/** The code from the mail and, for those who have one, a code of their second factor. */
export const StepUpConfirm = z.object({
  code: requiredText,
  two_factor_code: optionalText.default(''),
})

export type StepUpCodes = z.infer<typeof StepUpConfirm>
