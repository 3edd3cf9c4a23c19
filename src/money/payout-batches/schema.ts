import { z } from 'zod'
import { currencyCode } from '../../framework/http/fields/fields.ts'

export const PayoutBatchCreate = z.object({ currency: currencyCode })

export type PayoutBatchFields = z.infer<typeof PayoutBatchCreate>
