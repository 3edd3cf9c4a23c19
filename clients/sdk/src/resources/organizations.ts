import type { Connection } from '../connection.ts'
import type { CallOptions, FieldsOf, QueryOf } from '../operations.ts'

const all = '/organizations.json'
const one = '/organizations/{organization_id}.json'

export const organizationsOf = ({ call, list }: Connection) => ({
  list: (query?: QueryOf<typeof all>, options?: CallOptions) => list(all, query, options),
  show: (organization: string, options?: CallOptions) =>
    call('get', one, { ...options, organization }),
  create: (organization: FieldsOf<'post', typeof all, 'organization'>, options?: CallOptions) =>
    call('post', all, { ...options, body: { organization } }),
  update: (
    id: string,
    organization: FieldsOf<'patch', typeof one, 'organization'>,
    options?: CallOptions,
  ) => call('patch', one, { ...options, organization: id, body: { organization } }),
  delete: (organization: string, options?: CallOptions) =>
    call('delete', one, { ...options, organization }),
  balances: (options?: CallOptions) =>
    list('/organizations/{organization_id}/balances.json', undefined, options),
  members: (options?: CallOptions) =>
    list('/organizations/{organization_id}/members.json', undefined, options),
})
