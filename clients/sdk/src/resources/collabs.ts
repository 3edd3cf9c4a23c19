import type { Connection } from '../connection.ts'
import type { CallOptions, FieldsOf, QueryOf } from '../operations.ts'

const all = '/organizations/{organization_id}/collabs.json'
const one = '/organizations/{organization_id}/collabs/{id}.json'
const suspension = '/organizations/{organization_id}/collabs/{id}/suspension.json'
const request = '/organizations/{organization_id}/collabs/{id}/review_request.json'

/** Briefs that creators apply to. */
export const collabsOf = ({ call, list }: Connection) => ({
  list: (query?: QueryOf<typeof all>, options?: CallOptions) => list(all, query, options),
  show: (id: string, options?: CallOptions) => call('get', one, { ...options, path: { id } }),
  /** With `website`, from what that product page says. */
  create: (
    collab: FieldsOf<'post', typeof all, 'collab'> = {},
    { website, ...options }: CallOptions & { website?: string } = {},
  ) => call('post', all, { ...options, query: { website }, body: { collab } }),
  update: (id: string, collab: FieldsOf<'patch', typeof one, 'collab'>, options?: CallOptions) =>
    call('patch', one, { ...options, path: { id }, body: { collab } }),
  delete: (id: string, options?: CallOptions) => call('delete', one, { ...options, path: { id } }),
  submit: (id: string, options?: CallOptions) =>
    call('post', request, { ...options, path: { id } }),
  takeBack: (id: string, options?: CallOptions) =>
    call('delete', request, { ...options, path: { id } }),
  pause: (id: string, options?: CallOptions) =>
    call('post', suspension, { ...options, path: { id } }),
  resume: (id: string, options?: CallOptions) =>
    call('delete', suspension, { ...options, path: { id } }),
})
