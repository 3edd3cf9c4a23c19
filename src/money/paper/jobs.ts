import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { invoiceFees } from './fee-invoices.ts'

/**
 * On the first of a month there is something to do; on other days only if nobody was there to do it.
 * Hours after the month is over, when nothing that was begun in it can still be under way.
 */
export const invoiceFeesMonthly = defineJob({
  name: 'invoice-fees',
  schedule: '41 4 * * *',
  longest: 3600,
  payload: z.object({}),
  perform: (context: Pick<Context, 'db' | 'config'>) => invoiceFees(context),
})
