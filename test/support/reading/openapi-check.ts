import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sets } from '../../../src/composition/api-sets.ts'
import { tags } from '../../../src/composition/api-tags.ts'
import type { Route } from '../../../src/framework/http/api.ts'
import type { Described as DescribedInterface } from '../../../src/framework/openapi/document/described.ts'
import { describeInterface } from '../../../src/framework/openapi/document/document.ts'
import { documentedPath } from '../../../src/framework/openapi/document/documented-path.ts'
import { resolved } from '../../../src/framework/openapi/reference/resolved.ts'
import { isBelowMe } from '../../../src/vocabulary/addresses/urls.ts'

type Described = {
  $ref?: string
  headers?: Record<string, { required: boolean }>
  content?: Record<string, { schema: object }>
}
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>
  components: { responses: Record<string, Described> }
}

type Check = (method: string, url: string, response: LightMyRequestResponse) => void

const checks = new WeakMap<FastifyInstance, Check>()

type Validator = ReturnType<typeof validatorOf>

/** By the routes of an app, since most apps have the same. To describe and compile them takes long. */
const validators = new Map<string, Validator>()

/**
 * Checks every JSON answer that any test receives against the description of the interface. An
 * answer that is not described, or not as described, fails the test that received it.
 */
export function checkJsonResponse(
  app: FastifyInstance,
  method: string,
  url: string,
  response: LightMyRequestResponse,
): void {
  const check = checks.get(app) ?? checkAgainst(app)
  checks.set(app, check)
  check(method, url, response)
}

function checkAgainst(app: FastifyInstance): Check {
  const routes = app.routeTable.map(({ method, path, api }) => `${method} ${path} ${api?.name}`)
  const key = routes.join('\n')
  const validator = validators.get(key) ?? validatorOf(app)
  validators.set(key, validator)
  const { document, complaintsAbout } = validator
  const findRoute = routeFinder(app.routeTable)

  const requireBody = (asked: string, { content }: Described, response: LightMyRequestResponse) => {
    const body = textOf(response)
    const type = String(response.headers['content-type']).split(';')[0] as string
    const promised = content?.['application/json']
    if (body === '' && promised === undefined) return
    if (body === '') throw new Error(`${asked} without the body that /openapi.json promises`)

    const schema = content?.[type]?.schema
    if (schema === undefined)
      throw new Error(`${asked} with a body of ${type} that /openapi.json does not know`)
    const isJson = type === 'application/json'
    const complaints = complaintsAbout(schema, isJson ? JSON.parse(body) : body)
    if (complaints !== undefined)
      throw new Error(`${asked}, not as /openapi.json says: ${complaints}`)
  }

  return (method, url, response) => {
    const { statusCode } = response
    const route = findRoute(method, url)
    const asked = `${method} ${url} answered ${statusCode}`
    if (route?.api === undefined && route?.file === undefined) {
      const isFile = /^\/(assets|files)\//.test(url)
      if (statusCode === 404 && !isFile) requireBody(asked, refusalAt(document, url), response)
      return
    }

    const verb = method === 'PUT' ? 'put' : route.method.toLowerCase()
    const described = document.paths[documentedPath(route)]?.[verb]?.responses[statusCode]
    if (described === undefined && isRefusedAnywhere(response)) return
    if (described === undefined) throw new Error(`${asked}, which /openapi.json does not know`)

    const resolved = resolve(document, described)
    requireHeaders(asked, resolved, response)
    if (method !== 'HEAD') requireBody(asked, resolved, response)
  }
}

/**
 * Each schema is compiled once, and two that say the same are one: that takes far longer than holding an
 * answer against it, and more than twice as long if what is compiled is also made short.
 */
function validatorOf({ routeTable }: FastifyInstance) {
  const description = describeInterface(
    routeTable,
    { tags, sets, webhooks: {} },
    'http://troupe.localhost',
  )
  const document = closed(resolved(description as unknown as DescribedInterface)) as Document
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } })
  formats.default(ajv)
  ajv.addSchema({ $id: 'document', ...document })
  const compiled = new WeakMap<object, ValidateFunction>()
  const byText = new Map<string, ValidateFunction>()
  const compile = (schema: object) => {
    const text = rebase(schema)
    const matches = byText.get(text) ?? ajv.compile(JSON.parse(text))
    byText.set(text, matches)
    return matches
  }

  return {
    document,
    complaintsAbout: (schema: object, answer: unknown): string | undefined => {
      const matches = compiled.get(schema) ?? compile(schema)
      compiled.set(schema, matches)
      return matches(answer) ? undefined : ajv.errorsText(matches.errors)
    },
  }
}

/** The body as it was before it was compressed. */
function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString()
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()
}

/** Headers that any answer may have and that the description leaves out. */
const general =
  /^(accept-ranges|cache-control|connection|content-.*|cross-origin-.*|date|deprecation|keep-alive|ratelimit|ratelimit-policy|referrer-policy|set-cookie|strict-transport-security|sunset|transfer-encoding|trace-id|troupe-position|tus-resumable|vary|x-content-type-options|x-frame-options|x-robots-tag)$/

function requireHeaders(
  asked: string,
  { headers: described = {} }: Described,
  { headers }: LightMyRequestResponse,
): void {
  const always = Object.keys(described).filter((name) => described[name]?.required)
  const missing = always.filter((name) => !(name.toLowerCase() in headers))
  if (missing.length > 0) throw new Error(`${asked} without ${missing.join(', ')}`)

  const known = Object.keys(described).map((name) => name.toLowerCase())
  const unknown = Object.keys(headers).filter(
    (name) => !general.test(name) && !known.includes(name),
  )
  if (unknown.length > 0)
    throw new Error(`${asked} with ${unknown.join(', ')}, which /openapi.json does not know`)
}

/** Whether it was refused before its route: for an unreadable body or a forged form. */
function isRefusedAnywhere({ statusCode, body }: LightMyRequestResponse): boolean {
  const isForgery = statusCode === 422 && body.includes('The request came from another site')
  return isForgery || [400, 413, 415].includes(statusCode)
}

/** Where nothing is described at all. */
function refusalAt({ components }: Document, url: string): Described {
  const name = isBelowMe(url) ? 'NotFoundEmpty' : 'NotFound'
  return components.responses[name] as Described
}

/** Finds the route an address leads to: one with fewer parameters is the better match, or the longer one. */
function routeFinder(routes: readonly Route[]) {
  const best = routes
    .map((route) => ({ route, matches: pattern(route) }))
    .sort(
      ({ route: a }, { route: b }) =>
        parametersIn(a) - parametersIn(b) || b.path.length - a.path.length,
    )
  return (method: string, url: string): Route | undefined => {
    const [path = ''] = url.split('?', 1)
    const verb = { HEAD: 'GET', PUT: 'PATCH' }[method] ?? method
    return best.find(({ route, matches }) => route.method === verb && matches.test(path))?.route
  }
}

function parametersIn({ path }: Route): number {
  return path.split(':').length
}

/** Files end as they are called. Anything else may have a suffix. */
function pattern({ path, file }: Route): RegExp {
  const suffix = file === undefined ? '(\\.[a-z0-9]+)?' : ''
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+?')}${suffix}$`, 'i')
}

function resolve({ components }: Document, described: Described): Described {
  const name = described.$ref?.split('/').at(-1)
  return name === undefined ? described : (components.responses[name] ?? described)
}

/** Makes references point into the whole document. */
function rebase(schema: object): string {
  return JSON.stringify(schema).replaceAll('"#/', '"document#/')
}

/** Readers are told that fields and values may be added; here one that nobody described is a mistake. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed)
  if (typeof part !== 'object' || part === null) return part

  const copy = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, closed(value)]),
  )
  const { 'x-extensible-enum': values } = copy
  if (values !== undefined) return { ...copy, enum: values }
  const isRecord = copy.type === 'object' && 'properties' in copy
  return isRecord ? { additionalProperties: false, ...copy } : copy
}
