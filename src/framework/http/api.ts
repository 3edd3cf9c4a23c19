import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { RouteArea } from '../../vocabulary/areas.ts'
import type { RecordType } from '../../vocabulary/ids.ts'
import type { LargeFiles } from './bodies/spooled-files.ts'
import { shownAt, showsRecord } from './shown-at.ts'

/** The promise of the JSON interface about one route. `/openapi.json` is made from nothing else. */
export type ApiOperation = {
  /** The name of the operation in generated clients. */
  name: string
  summary: string
  /** Who may do it, what happens then, and what is refused. */
  description: string
  tag: string
  /** The body that may be sent: the same schema that the handler parses with. */
  body?: {
    schema: z.ZodType
    root?: string
    /** The root under which it is read, too, where it is described without one. */
    alsoUnder?: string
    optional?: boolean
    /**
     * The root is needed, but may hold nothing, where each of its fields has a meaning when it is left out.
     */
    mayBeEmpty?: boolean
    /** Fields that JSON cannot leave out, because it cannot carry the files that would do instead. */
    neededWithoutFiles?: string[]
  }
  /** The body may hold a file, as multipart; or several that are too large for memory. */
  files?: boolean | LargeFiles
  /**
   * The type of a body of bytes that are a part of a file, which may take far longer than another to arrive.
   */
  bytes?: string
  /** The body that comes back: the same schema that the presenter is typed by. */
  response?: z.ZodType
  /**
   * Fields of the body as this operation leaves them, for its example: the state that it leads to. Those that
   * are sent come back as they were sent without a word.
   */
  shows?: Record<string, unknown>
  status?: 200 | 201 | 202 | 204 | 303
  paginated?: boolean
  /** Other successes, where there is more than one. */
  alternatives?: { status: number; description: string; response: z.ZodType }[]
  /** Header and query parameters of this route alone. */
  headers?: Record<string, Explained>
  query?: Record<string, Explained>
  /** Headers of a success that only this route sends. */
  answerHeaders?: Record<string, Explained & { always?: boolean }>
  /** The address works without a suffix: a request with a token is answered in JSON anyway. */
  unsuffixed?: boolean
  /**
   * Whether the answer holds a secret, so that it is not even kept for whoever sends the same
   * `Idempotency-Key`.
   */
  toldOnce?: boolean
  /**
   * Whether fields that it does not know are refused of everybody, where others pass them over unless asked
   * not to: for what moves money, makes a credential or moves a record from state to state, since a limit or
   * a `dry_run` that nobody has read is worse than none.
   */
  strict?: true
  /** Whether it needs no credential. */
  open?: boolean
  /** Whether it needs no credential, but shows more with one. */
  openToAll?: boolean
  /** Whether it needs a session: no token will do. */
  sessionOnly?: boolean
  /** The area that a limited token needs for it, where it is another than that of the routes beside it. */
  area?: RouteArea
  /** Whether it is to be used no more. Answers say so. */
  deprecated?: Deprecated
  /** The operation, by its name, that does the same and is to be used instead. */
  replacedBy?: string
  /** Whether it takes no `If-Match`, because it makes another record, or changes one without a lock. */
  unconditional?: true
  /** Refusals beyond those that follow from the address and the body. */
  errors?: (403 | 404 | 409 | 412)[]
}

/** In what an operation shows, the example that the field has by itself. */
export const anExample = Symbol('the example of the field')

/** An operation that is to be used no more: since which day, and on which it ends, if that is known. */
export type Deprecated = { since: string; ends?: string }

/** A header or parameter: what it is for, and what it may look like. */
export type Explained = {
  description: string
  example: string
  /** All that it may be, where that is a set. Others are refused. */
  values?: readonly string[]
  /**
   * Whether several may be asked for at once, which gives what fits any of them. Handlers get them with
   * commas between.
   */
  several?: true
  /**
   * Whether it is free text. A blank one asks for nothing, as a form sends it; any other parameter that is
   * blank is refused, because it would be answered as if it had not been sent.
   */
  text?: true
  /** Whether it is a day, as 2026-11-01. */
  day?: boolean
  /** Whether it is a moment, as 2026-11-01T09:30:00Z. */
  moment?: boolean
  /** Whether it is a number of things, as 10000. */
  whole?: boolean
  /** Whether it is a number of which the first is 1, as that of a page. */
  fromOne?: boolean
  /** The most that such a number does: more is taken for it. And what it is where it is left out. */
  most?: number
  usual?: number
  /** The kind of records in whose list it is a place. */
  cursorOf?: RecordType
  /** The kinds of records whose id it may be. */
  ids?: readonly RecordType[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    api?: ApiOperation
    file?: FileOperation
    area?: RouteArea
  }
  interface FastifyInstance {
    /** Every route, in the order of `routes.ts`. */
    routeTable: Route[]
  }
}

/** An address that answers with a file, whatever format is asked for. */
export type FileOperation = Pick<
  ApiOperation,
  'name' | 'summary' | 'description' | 'tag' | 'query' | 'openToAll' | 'sessionOnly' | 'errors'
> & {
  /** Types that the file may be of. Text has an example of how it begins. */
  mediaTypes: Record<string, { example?: string }>
  /** The answer says how the file is called. */
  named?: boolean
}

export type Route = {
  method: string
  path: string
  api: ApiOperation | undefined
  file?: FileOperation | undefined
  /** The area that a limited token needs; undefined if nobody has said so. */
  readonly area: RouteArea | undefined
  /** The address that shows the record which it changes, if there is one: it takes `If-Match` then. */
  readonly shownAt?: string | undefined
  /** Whether a success answers with the record as its own address shows it: it has the same `ETag` then. */
  readonly isShown?: boolean
  /** The number of reads that its answer follows from, if it may be kept. */
  reads?: number | undefined
}

/**
 * Whether fields that it does not read are passed over. A record may be sent back as it was read, with a
 * change in it, so that a change passes at least over those of its answer.
 */
export const passesOver = (
  method: unknown,
  { strict, body }: { strict?: true | undefined; body?: ApiOperation['body'] | undefined },
): boolean => method === 'PATCH' || (!strict && (method !== 'DELETE' || body !== undefined))

/** Route options for an address that programs use too. */
export function api(operation: ApiOperation) {
  return { config: { api: operation } }
}

/** Route options for a file that programs fetch too. Its address ends as the file does. */
export function fileApi(operation: FileOperation) {
  return { config: { file: operation, anySuffix: true } }
}

/** Says which area the routes belong to that are registered here, unless they say so themselves. */
export function declareArea(app: FastifyInstance, area: RouteArea): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, area }
  })
}

/** The area of a route. One without is for no limited token. */
export function areaOf({ api, area }: FastifyContextConfig): RouteArea {
  return api?.area ?? area ?? 'people'
}

/** Keeps a list of all routes, for the description of the interface and for the tests. */
export function listRoutes(app: FastifyInstance): void {
  const table: Route[] = []
  app.decorate('routeTable', table)
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route
    const path = url.length > 1 ? url.replace(/\/$/, '') : url
    for (const one of [method].flat()) {
      const isKnown = table.some((known) => known.method === one && known.path === path)
      if (one !== 'HEAD' && one !== 'OPTIONS' && !isKnown)
        table.push({
          method: one,
          path,
          api: config?.api,
          file: config?.file,
          reads: config?.reads,
          // Those who register it say so after this.
          get area() {
            return config?.api?.area ?? route.config?.area
          },
          get shownAt() {
            return config?.api && !config.api.unconditional ? shownAt(table, this) : undefined
          },
          get isShown() {
            return showsRecord(table, this)
          },
        })
    }
  })
}

export function routeOf({ server, method, routeOptions }: FastifyRequest): Route | undefined {
  const path = routeOptions.url?.replace(/\/$/, '')
  return server.routeTable.find((one) => one.method === method && one.path === path)
}
