import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { LargeFiles } from './bodies/spooled-files.ts'

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
    optional?: boolean
    /** Fields that JSON cannot leave out, because it cannot carry the files that would do instead. */
    neededWithoutFiles?: string[]
  }
  /** The body may hold a file, as multipart; or several that are too large for memory. */
  files?: boolean | LargeFiles
  /** The type of a body of bytes that are a part of a file, which may take far longer than another to arrive. */
  bytes?: string
  /** The body that comes back: the same schema that the presenter is typed by. */
  response?: z.ZodType
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
  /** Whether it takes an `Idempotency-Key`: sent again with the same one, it is done once. */
  idempotent?: boolean
  /** Whether it needs no credential. */
  open?: boolean
  /** Whether it needs no credential, but shows more with one. */
  openToAll?: boolean
  /** Whether it needs a session: no token will do. */
  sessionOnly?: boolean
  /** The operation, by its name, that does the same and is to be used instead. */
  replacedBy?: string
  /** Refusals beyond those that follow from the address and the body. */
  errors?: (403 | 404 | 409 | 412 | 422)[]
}

/** A header or parameter: what it is for, and what it may look like. */
type Explained = { description: string; example: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    api?: ApiOperation
    file?: FileOperation
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
}

/** Route options for an address that programs use too. */
export function api(operation: ApiOperation) {
  return { config: { api: operation } }
}

/** Route options for a file that programs fetch too. Its address ends as the file does. */
export function fileApi(operation: FileOperation) {
  return { config: { file: operation, anySuffix: true } }
}

/** Keeps a list of all routes, for the description of the interface and for the tests. */
export function listRoutes(app: FastifyInstance): void {
  const table: Route[] = []
  app.decorate('routeTable', table)
  app.addHook('onRoute', ({ method, url, config }) => {
    const path = url.length > 1 ? url.replace(/\/$/, '') : url
    for (const one of [method].flat()) {
      const isKnown = table.some((route) => route.method === one && route.path === path)
      if (one !== 'HEAD' && one !== 'OPTIONS' && !isKnown)
        table.push({ method: one, path, api: config?.api, file: config?.file })
    }
  })
}
