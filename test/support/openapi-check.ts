import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { tags } from '../../src/composition/api-tags.ts'
import type { Route } from '../../src/framework/http/api.ts'
import { describeInterface } from '../../src/framework/openapi/document.ts'
import { documentedPath } from '../../src/framework/openapi/documented-path.ts'

type Described = {
  $ref?: string
  headers?: object
  content?: Record<string, { schema: object }>
}
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>
  components: { responses: Record<string, Described> }
}

type Check = (method: string, url: string, response: LightMyRequestResponse) => void

const checks = new WeakMap<FastifyInstance, Check>()

type Validator = ReturnType<typeof validatorOf>

/** By the text of a description: apps differ in their settings, and seldom in what they describe. */
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
  const text = JSON.stringify(describeInterface(app.routeTable, tags, 'http://troupe.test'))
  const validator = validators.get(text) ?? validatorOf(JSON.parse(text))
  validators.set(text, validator)
  const { document, complaintsAbout } = validator

  return (method, url, response) => {
    const route = findRoute(app.routeTable, method, url)
    // A suffix that names another format is refused before any route is looked at.
    if (route?.api === undefined || response.statusCode >= 500 || response.statusCode === 406)
      return

    const path = documentedPath(route.path)
    const asked = `${method} ${path} answered ${response.statusCode}`
    const described =
      document.paths[path]?.[route.method.toLowerCase()]?.responses[response.statusCode]
    if (described === undefined && isRefusedAnywhere(response)) return
    if (described === undefined) throw new Error(`${asked}, which /openapi.json does not know`)

    const { headers = {}, content } = resolve(document, described)
    const missing = Object.keys(headers).filter((name) => !(name.toLowerCase() in response.headers))
    if (missing.length > 0) throw new Error(`${asked} without ${missing.join(', ')}`)

    const schema = content?.['application/json']?.schema
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const hasBody = isJson && response.body !== ''
    if (method === 'HEAD' || (!hasBody && schema === undefined)) return
    if (schema === undefined)
      throw new Error(`${asked} with a body that /openapi.json does not know`)
    if (!hasBody) throw new Error(`${asked} without the body that /openapi.json promises`)

    const complaints = complaintsAbout(schema, response.json())
    if (complaints !== undefined)
      throw new Error(`${asked}, not as /openapi.json says: ${complaints}`)
  }
}

/** Each schema is compiled once: that takes far longer than holding an answer against it. */
function validatorOf(document: Document) {
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  ajv.addSchema({ $id: 'document', ...document })
  const compiled = new WeakMap<object, ValidateFunction>()

  return {
    document,
    complaintsAbout: (schema: object, answer: unknown): string | undefined => {
      const matches = compiled.get(schema) ?? ajv.compile(rebase(schema))
      compiled.set(schema, matches)
      return matches(answer) ? undefined : ajv.errorsText(matches.errors)
    },
  }
}

/** Whether it was refused before its route: for an unreadable body, a format or a forged form. */
function isRefusedAnywhere({ statusCode, body }: LightMyRequestResponse): boolean {
  const isForgery = statusCode === 422 && body.includes('The request came from another site')
  return isForgery || [400, 406, 413, 415].includes(statusCode)
}

/** The route an address leads to: one with fewer parameters is the better match. */
function findRoute(routes: Route[], method: string, url: string): Route | undefined {
  const path = url.split('?', 1)[0] ?? ''
  const verb = { HEAD: 'GET', PUT: 'PATCH' }[method] ?? method
  return routes
    .filter((route) => route.method === verb && pattern(route).test(path.replace(/\.json$/, '')))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
}

function pattern({ path }: Route): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)
}

function resolve({ components }: Document, described: Described): Described {
  const name = described.$ref?.split('/').at(-1)
  return name === undefined ? described : (components.responses[name] ?? described)
}

/** Makes references point into the whole document. */
function rebase(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'))
}
