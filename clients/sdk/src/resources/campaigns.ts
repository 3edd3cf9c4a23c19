import type { Connection } from '../connection.ts'
import type { CallOptions, FieldsOf, QueryOf } from '../operations.ts'

const all = '/organizations/{organization_id}/campaigns.json'
const one = '/organizations/{organization_id}/campaigns/{id}.json'
const fundings = '/organizations/{organization_id}/campaigns/{campaign_id}/fundings.json'
const suspension = '/organizations/{organization_id}/campaigns/{id}/suspension.json'
const completion = '/organizations/{organization_id}/campaigns/{id}/completion.json'

/** Programs that pay by views. Moves are the nouns that say why they refuse, never the verbs that redirect. */
export const campaignsOf = ({ call, list }: Connection) => ({
  list: (query?: QueryOf<typeof all>, options?: CallOptions) => list(all, query, options),
  show: (id: string, options?: CallOptions) => call('get', one, { ...options, path: { id } }),
  create: (campaign: FieldsOf<'post', typeof all, 'campaign'>, options?: CallOptions) =>
    call('post', all, { ...options, body: { campaign } }),
  update: (
    id: string,
    campaign: FieldsOf<'patch', typeof one, 'campaign'>,
    options?: CallOptions,
  ) => call('patch', one, { ...options, path: { id }, body: { campaign } }),
  delete: (id: string, options?: CallOptions) => call('delete', one, { ...options, path: { id } }),
  publish: (id: string, options?: CallOptions) =>
    call('post', '/organizations/{organization_id}/campaigns/{id}/publication.json', {
      ...options,
      path: { id },
    }),
  pause: (id: string, options?: CallOptions) =>
    call('post', suspension, { ...options, path: { id } }),
  resume: (id: string, options?: CallOptions) =>
    call('delete', suspension, { ...options, path: { id } }),
  /** What finishing it would do now: how much is to go back, and which posts go on. */
  previewFinish: (id: string, options?: CallOptions) =>
    call('get', completion, { ...options, path: { id } }),
  finish: (id: string, options?: CallOptions) =>
    call('post', completion, { ...options, path: { id } }),
  overview: (
    id: string,
    query?: QueryOf<'/organizations/{organization_id}/campaigns/{id}/overview.json'>,
    options?: CallOptions,
  ) =>
    call('get', '/organizations/{organization_id}/campaigns/{id}/overview.json', {
      ...options,
      path: { id },
      ...(query && { query }),
    }),
  /** Puts money in: from the balance, unless `provider` names another way, so that nothing is asked for elsewhere by default. */
  fund: (
    id: string,
    funding: FieldsOf<'post', typeof fundings, 'funding'>,
    options?: CallOptions,
  ) =>
    call('post', fundings, {
      ...options,
      path: { campaign_id: id },
      body: { funding: { ...funding, provider: funding.provider ?? 'balance' } },
    }),
  fundings: (id: string, query?: QueryOf<typeof fundings>, options?: CallOptions) =>
    list(fundings, query, { ...options, path: { campaign_id: id } }),
})
