import { type ApiOperation, passesOver, type Route } from '../../http/api.ts'
import { neededArea } from '../areas.ts'
import { handlingHeaders, requestId } from './headers.ts'
import { parametersOf } from './parameters.ts'
import { describeBody, describeBytes } from './request-body.ts'
import { errorResponses, successResponse } from './responses.ts'
import type { JsonSchema } from './schemas/json-schema.ts'
import type { Convert } from './schemas/schemas.ts'

/** Describes the operations at one address: the route's own method and, beside PATCH, PUT. */
export function describeOperations(
  route: Route,
  api: ApiOperation,
  convert: Convert,
): Record<string, JsonSchema> {
  const operation = describeOperation(route, api, convert)
  if (route.method !== 'PATCH') return { [route.method.toLowerCase()]: operation }

  const put = {
    ...operation,
    operationId: `${api.name}ByPut`,
    description: `Does what PATCH does, for clients that prefer it: what is left out stays as it was. ${api.description}`,
  }
  return { patch: operation, put }
}

/** The area that a limited token needs, of every operation that takes a token. */
export function areaOfOperation(route: Route): JsonSchema {
  const { open, sessionOnly }: Partial<ApiOperation> = route.api ?? route.file ?? {}
  return open || sessionOnly ? {} : { 'x-area': neededArea(route) }
}

function describeOperation(route: Route, api: ApiOperation, convert: Convert): JsonSchema {
  const { method, path } = route
  const { status = 200, response, body, bytes, alternatives = [] } = api
  const success = response && convert(response, 'output')
  const isConditional = route.shownAt !== undefined

  return {
    operationId: api.name,
    summary: api.summary,
    description: api.description,
    tags: [api.tag],
    ...areaOfOperation(route),
    ...(api.deprecated && { deprecated: true }),
    ...(api.replacedBy && { 'x-replaced-by': api.replacedBy }),
    ...(api.status === 303 && { 'x-follow-redirect': false }),
    ...(api.open && { security: [] }),
    ...(api.openToAll && { security: [{}, { accessToken: [] }, { session: [] }] }),
    ...(api.sessionOnly && { security: [{ session: [] }] }),
    parameters: parametersOf(method, path, api, convert, isConditional),
    ...(body && {
      requestBody: describeBody(body, convert, response, !passesOver(method, api)),
    }),
    ...(bytes && { requestBody: describeBytes(bytes) }),
    responses: {
      [status]: successResponse(route, api, success),
      ...Object.fromEntries(
        alternatives.map((other) => [
          other.status,
          {
            description: other.description,
            headers: { ...requestId, ...(body && handlingHeaders) },
            content: { 'application/json': { schema: convert(other.response, 'output') } },
          },
        ]),
      ),
      ...errorResponses(method, path, api, isConditional),
    },
  }
}
