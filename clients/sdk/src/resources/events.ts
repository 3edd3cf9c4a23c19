import type { Connection } from '../connection.ts'
import type { CallOptions, FieldsOf, QueryOf, Schema } from '../operations.ts'

const ofOrganization = '/organizations/{organization_id}/events.json'
const ofCreator = '/me/events.json'
const all = '/organizations/{organization_id}/webhooks.json'
const one = '/organizations/{organization_id}/webhooks/{id}.json'
const deliveries = '/organizations/{organization_id}/webhooks/{webhook_id}/deliveries.json'
const delivery = '/organizations/{organization_id}/webhooks/{webhook_id}/deliveries/{id}.json'

type Which = QueryOf<typeof ofOrganization>
/** `own` is for what happens to the work of a creator, rather than to an organization. */
type EventOptions = CallOptions & { own?: boolean }

const mostAtOnce = 100

/** What happened, oldest first. */
export const eventsOf = ({ call }: Connection) => {
  const list = (query: Which = {}, { own, ...options }: EventOptions = {}) =>
    call('get', own ? ofCreator : ofOrganization, { ...options, query })

  /** Reads on from `after` until there is nothing new: keep the id of the last, and begin there the next time. */
  async function* each(query: Which = {}, options?: EventOptions): AsyncGenerator<Schema<'Event'>> {
    let wanted: Which = { ...query, limit: mostAtOnce }
    while (true) {
      const found = await list(wanted, options)
      yield* found
      const last = found.at(-1)
      if (last === undefined || found.length < mostAtOnce) return
      wanted = { ...wanted, after: last.id }
    }
  }

  return { list, each }
}

/** Addresses of yours that the events of an organization are sent to. `Troupe.webhooks.verify` is for what arrives there. */
export const webhooksOf = ({ call, list }: Connection) => ({
  list: (query?: QueryOf<typeof all>, options?: CallOptions) => list(all, query, options),
  show: (id: string, options?: CallOptions) => call('get', one, { ...options, path: { id } }),
  /** The answer alone has the `secret`. */
  create: (webhook: FieldsOf<'post', typeof all, 'webhook'>, options?: CallOptions) =>
    call('post', all, { ...options, body: { webhook } }),
  update: (id: string, webhook: FieldsOf<'patch', typeof one, 'webhook'>, options?: CallOptions) =>
    call('patch', one, { ...options, path: { id }, body: { webhook } }),
  delete: (id: string, options?: CallOptions) => call('delete', one, { ...options, path: { id } }),
  /** A new secret; the one before it signs as well for a while. */
  rotate: (id: string, options?: CallOptions) =>
    call('post', '/organizations/{organization_id}/webhooks/{id}/rotation.json', {
      ...options,
      path: { id },
    }),
  test: (id: string, options?: CallOptions) =>
    call('post', '/organizations/{organization_id}/webhooks/{id}/test.json', {
      ...options,
      path: { id },
    }),
  deliveries: (id: string, query?: QueryOf<typeof deliveries>, options?: CallOptions) =>
    list(deliveries, query, { ...options, path: { webhook_id: id } }),
  delivery: (webhook: string, id: string, options?: CallOptions) =>
    call('get', delivery, { ...options, path: { webhook_id: webhook, id } }),
  repeat: (webhook: string, id: string, options?: CallOptions) =>
    call(
      'post',
      '/organizations/{organization_id}/webhooks/{webhook_id}/deliveries/{id}/repetition.json',
      { ...options, path: { webhook_id: webhook, id } },
    ),
  /** All that failed, or `since` a moment. */
  repeatFailed: (id: string, options: CallOptions & { since?: string } = {}) => {
    const { since, ...others } = options
    // One that is there and undefined was meant: without it all of them would be sent again.
    if ('since' in options && !since) throw new TypeError('since of repeatFailed is empty.')
    return call('post', '/organizations/{organization_id}/webhooks/{id}/repetition.json', {
      ...others,
      path: { id },
      ...(since && { body: { repetition: { since } } }),
    })
  },
})
