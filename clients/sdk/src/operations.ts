import type { components, paths } from './schema.ts'

/** Records by their names in the document, such as `Schema<'Campaign'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type Method = 'get' | 'post' | 'patch' | 'delete'

/** Addresses that take a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never
}[keyof paths]

type OperationOf<M extends Method, P> = P extends keyof paths
  ? paths[P] extends Record<M, infer Operation>
    ? Operation
    : never
  : never

type JsonOf<Content> = Content extends { content: { 'application/json': infer Json } }
  ? Json
  : undefined

/** What the answer holds; nothing where it is 204. */
export type AnswerOf<M extends Method, P> =
  OperationOf<M, P> extends { responses: infer Responses }
    ? JsonOf<Responses[keyof Responses & (200 | 201 | 202)]>
    : never

export type BodyOf<M extends Method, P> =
  OperationOf<M, P> extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : undefined

/** What is sent of a record: `FieldsOf<'post', '/me/payouts.json', 'payout'>`. */
export type FieldsOf<M extends Method, P, Name extends string> =
  NonNullable<BodyOf<M, P>> extends { [Key in Name]?: infer Fields } ? NonNullable<Fields> : never

export type QueryOf<P> =
  OperationOf<'get', P> extends { parameters: { query?: infer Query } }
    ? Either<NonNullable<Query>>
    : object

/** One value stands for a list of one. */
type Either<Query> = {
  [Name in keyof Query]: Query[Name] extends readonly (infer One)[] | undefined
    ? Query[Name] | One
    : Query[Name]
}

/** The record of a list. */
export type ItemOf<P> = AnswerOf<'get', P> extends (infer Item)[] ? Item : never

export type CallOptions = {
  /** Ends the call, the waits between attempts included. */
  signal?: AbortSignal
  /** Instead of the organization that the client was made for. */
  organization?: string
  /** Instead of one made for this call, where a program repeats it after a restart. */
  idempotencyKey?: string
  /**
   * Changes the record only if it still is as it was read: the record itself, as `show`, `create` or a change of
   * this client gave it (not one of a list, nor a copy), or its ETag. Where it is another by now, `Changed` is thrown.
   */
  ifMatch?: string | object
}

export type RequestOptions = CallOptions & {
  /** Values for `{…}` in the address. */
  path?: Record<string, string>
  query?: object
  body?: unknown
  headers?: Record<string, string>
  /** Milliseconds for one attempt. */
  timeout?: number
}
