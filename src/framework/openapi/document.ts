import type { Route } from '../http/api.ts'
import { documentedPath } from './documented-path.ts'
import { describeOperation } from './operation.ts'
import { errorSchemas, sharedResponses } from './responses.ts'
import { collectSchemas, type JsonSchema } from './schemas.ts'

const parameters = {
  page: {
    name: 'page',
    in: 'query',
    description: 'Which page, from 1. What is no number means the first.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  limit: {
    name: 'limit',
    in: 'query',
    description: 'How many records a page holds, 100 at most.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
  if_none_match: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of what you have already.',
    schema: { type: 'string' },
  },
}

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal access token. A read-only one may GET and HEAD.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session_token',
    description: 'What native sign-in gives. It ends after 14 days without a request.',
  },
}

/** The OpenAPI document of all routes that declare themselves with `api`. */
export function describeInterface(
  routes: Route[],
  tags: Record<string, string>,
  baseUrl: string,
): JsonSchema {
  const { components, convert } = collectSchemas()
  const paths: Record<string, JsonSchema> = {}

  for (const route of routes) {
    if (route.api === undefined) continue
    const path = documentedPath(route.path)
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeOperation(route, route.api, convert),
    }
  }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Troupe',
      version: '1',
      summary: 'Creator programs: campaigns that pay by views, and collabs that creators apply to.',
      description:
        'Everything the web pages do, as JSON on the same addresses: end the path in `.json` or send `Accept: application/json`. PUT does what PATCH does. Ids are opaque. Times are UTC. Amounts are integers in minor units of their currency.',
      license: { name: 'See LICENSE', url: `${baseUrl}/docs/api` },
    },
    servers: [{ url: baseUrl }],
    security: [{ accessToken: [] }, { session: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components, ...errorSchemas },
      responses: sharedResponses,
      parameters,
      securitySchemes,
    },
  }
}
