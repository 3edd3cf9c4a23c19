import { sessionIdle } from '../../../vocabulary/time/lifetimes.ts'
import type { Route } from '../../http/api.ts'
import { version } from '../../version.ts'
import { withAnswers } from './answer-examples.ts'
import { documentedPath } from './documented-path.ts'
import { describeFile } from './file.ts'
import { sharedHeaders } from './headers.ts'
import { describeOperations } from './operation.ts'
import { sharedParameters } from './parameters.ts'
import type { JsonSchema } from './schemas/json-schema.ts'
import { collectSchemas } from './schemas/schemas.ts'
import type { Sets } from './schemas/sets.ts'
import { errorSchemas, sharedResponses } from './shared-responses.ts'
import { describeWebhooks, type Webhooks } from './webhooks.ts'

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
    description: `What native sign-in gives. It ends after ${sessionIdle.words} without a request.`,
  },
}

/**
 * Words that only the whole knows: what each group of operations is about, sets of values, and what is sent
 * to others.
 */
export type Words = { tags: Record<string, string>; sets: Sets; webhooks: Webhooks }

/** The OpenAPI document of all routes that declare themselves with `api` or `fileApi`. */
export function describeInterface(
  routes: Route[],
  { tags, sets, webhooks }: Words,
  baseUrl: string,
): JsonSchema {
  const { components, convert } = collectSchemas(sets)
  const paths: Record<string, JsonSchema> = {}

  for (const route of routes) {
    const path = documentedPath(route)
    if (route.file) paths[path] = { ...paths[path], get: describeFile(route, route.file, convert) }
    if (route.api)
      paths[path] = { ...paths[path], ...describeOperations(route, route.api, convert) }
  }

  const sent = describeWebhooks(webhooks, convert)
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Troupe',
      version,
      summary: 'Creator programs: campaigns that pay by views, and collabs that creators apply to.',
      description:
        'Everything the web pages do, as JSON on the same addresses: end the path in `.json` or send `Accept: application/json`. PUT does what PATCH does. Ids are opaque. Times are UTC. Amounts are integers in minor units of their currency. Numbers as texts, and codes of currencies and countries in other letters, are taken as forms send them, beside what is described here: send what is described. There are no versions: fields are added and never taken away, so pass over those you do not know. Values are added too: a set with `x-extensible-enum` lists those of today, and one with `enum` all that may be sent. An operation with `x-follow-redirect: false` is answered by its redirect: do not follow it.',
      contact: { name: 'Troupe', url: `${baseUrl}/docs/api` },
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: baseUrl }],
    security: [{ accessToken: [] }, { session: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    ...(Object.keys(sent).length > 0 && { webhooks: sent }),
    components: {
      schemas: { ...components(), ...errorSchemas },
      responses: sharedResponses,
      parameters: sharedParameters,
      headers: sharedHeaders,
      securitySchemes,
    },
  }
  return withAnswers(document, routes)
}
