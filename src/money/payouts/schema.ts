import { z } from 'zod'
import {
  currencyCode,
  flag,
  positiveAmount,
  requiredText,
  withExample,
} from '../../framework/http/fields/fields.ts'

/** The request for a payout. Without an amount it is for all that is available. */
export const PayoutCreate = z.object({
  currency: currencyCode
    .optional()
    .describe(
      'ISO 4217. Left out, it is the default of the installation, whatever is in the balance: name it, to be sure',
    ),
  amount: withExample(positiveAmount, 12_500).optional(),
  closing: withExample(flag, false).optional(),
})

export type PayoutFields = z.infer<typeof PayoutCreate>

/** Why a payout failed or came back, as its creator will read it. */
export const PayoutRefusal = z.object({
  reason: withExample(requiredText, 'The bank says that the account is closed.').describe(
    'Why it did not arrive, for the creator to read',
  ),
})
