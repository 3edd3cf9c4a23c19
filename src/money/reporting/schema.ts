import { z } from 'zod'
import { clearable, currencyCode } from '../../framework/http/fields/fields.ts'

/** Nothing chosen means that sums stay in their currencies. */
export const ReportingUpdate = z.object({
  currency: clearable(currencyCode),
})

export type ReportingFields = z.infer<typeof ReportingUpdate>
