import { z } from 'zod'
import { positiveAmount, requiredText, withExample } from '../../../framework/http/fields/fields.ts'

export const RefundCreate = z.object({ amount: withExample(positiveAmount, 250_000) })

/** Why a refund could not be made, as its organization will read it. */
export const RefundRefusal = z.object({
  reason: withExample(requiredText, 'The account it came from is closed.').describe(
    'Why the money is not sent back, for the organization to read',
  ),
})
