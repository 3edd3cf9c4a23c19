import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import { medianViewsOf } from './queries.ts'

/** The orders in which those who applied can be compared. */
export const applicantOrders = ['newest', 'lowest_price', 'highest_price', 'most_views'] as const

export type ApplicantOrder = (typeof applicantOrders)[number]

export const orderNames: Record<ApplicantOrder, string> = {
  newest: 'Newest',
  lowest_price: 'Lowest price',
  highest_price: 'Highest price',
  most_views: 'Highest median of views',
}

export function inOrder(order: ApplicantOrder): SQL[] {
  const { created_at, id, quote_amount } = collabSubmissions
  const newest = [desc(created_at), desc(id)]
  const orders: Record<ApplicantOrder, SQL[]> = {
    newest,
    lowest_price: [asc(quote_amount), ...newest],
    highest_price: [desc(quote_amount), ...newest],
    most_views: [sql`${medianViewsOf(collabSubmissions)} desc nulls last`, ...newest],
  }
  return orders[order]
}
