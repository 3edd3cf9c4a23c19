import { z } from 'zod'
import type { Context } from '../../framework/context.ts'
import { defineJob } from '../../framework/jobs/job.ts'
import { invoiceFees } from './fee-invoices.ts'

/**
 * Invoices the fees of the last month on the first of the next; on other days it has something to do only if
 * nobody was there then. It runs hours after the month is over, when nothing that was begun in it can still
 * be under way.
 */
export const invoiceFeesMonthly = defineJob({
  name: 'invoice-fees',
  schedule: '41 4 * * *',
  longest: 3600,
  payload: z.object({}),
  perform: (context: Pick<Context, 'db' | 'config'>) => invoiceFees(context),
})
