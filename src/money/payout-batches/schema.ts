import { z } from 'zod'
import { currencyCode, oneOf } from '../../framework/http/fields/fields.ts'
import { handProviders } from '../../tables/finance/payouts.ts'

export const PayoutBatchCreate = z.object({
  currency: currencyCode,
  /** By bank transfer, unless it is said. */
  provider: oneOf(handProviders).optional(),
})

export type PayoutBatchFields = z.infer<typeof PayoutBatchCreate>
