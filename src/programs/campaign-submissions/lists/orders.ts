import { desc, type SQL } from 'drizzle-orm'
import type { Explained } from '../../../framework/http/api.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'

export const postOrders = ['newest', 'most_views', 'most_granted'] as const

export type PostOrder = (typeof postOrders)[number]

export const postOrderNames: Record<PostOrder, string> = {
  newest: 'Newest',
  most_views: 'Most views',
  most_granted: 'Most granted',
}

export function inOrder(order: PostOrder = 'newest'): SQL[] {
  const { created_at, id, view_count, granted_amount } = campaignSubmissions
  const newest = [desc(created_at), desc(id)]
  const orders: Record<PostOrder, SQL[]> = {
    newest,
    most_views: [desc(view_count), ...newest],
    most_granted: [desc(granted_amount), ...newest],
  }
  return orders[order]
}

export const orderQuery: Record<string, Explained> = {
  order: {
    description: 'Which come first, where `sort` is not given',
    example: 'most_views',
    values: postOrders,
  },
}
