import type { PathOf, QueryOf } from './operations.ts'

/** The lists that can be read on from a record as well as at a number. */
type ReadByCursor = {
  [P in PathOf<'get'>]: 'after' | 'page' extends keyof QueryOf<P> ? P : never
}[PathOf<'get'>]

/** Each with the parameter that puts it into an order without a cursor; the types refuse one too few or too many. */
const orders: Record<ReadByCursor, 'order' | 'sort' | 'page'> = {
  '/me/notifications.json': 'page',
  '/me/payouts.json': 'page',
  '/me/webhooks/{webhook_id}/deliveries.json': 'page',
  '/organizations/{organization_id}/campaigns.json': 'page',
  '/organizations/{organization_id}/campaigns/{campaign_id}/fundings.json': 'page',
  '/organizations/{organization_id}/campaigns/{campaign_id}/submissions.json': 'order',
  '/organizations/{organization_id}/collabs.json': 'page',
  '/organizations/{organization_id}/collabs/{collab_id}/submissions.json': 'order',
  '/organizations/{organization_id}/creators.json': 'sort',
  '/organizations/{organization_id}/fundings.json': 'page',
  '/organizations/{organization_id}/members.json': 'page',
  '/organizations/{organization_id}/submissions.json': 'order',
  '/organizations/{organization_id}/webhooks/{webhook_id}/deliveries.json': 'page',
}

/** What a list is asked for first: a number shifts while posts are decided, a cursor does not. */
export function beginning(path: string, query: object = {}): object {
  const order = (orders as Record<string, string>)[path]
  const isNumbered = order === undefined || 'page' in query || order in query
  return { limit: 100, ...(!isNumbered && { after: '' }), ...query }
}
