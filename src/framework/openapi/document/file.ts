import type { ApiOperation, FileOperation, Route } from '../../http/api.ts'
import { fileName, requestId } from './headers.ts'
import { areaOfOperation } from './operation.ts'
import { parametersOf } from './parameters.ts'
import { errorResponses } from './responses.ts'
import type { JsonSchema } from './schemas/json-schema.ts'
import type { Convert } from './schemas/schemas.ts'

/** A file, by what it may be. Its refusals are JSON for a program, as anywhere else. */
export function describeFile(route: Route, file: FileOperation, convert: Convert): JsonSchema {
  const { path } = route
  const operation: ApiOperation = file
  const { 304: _, 406: __, ...refusals } = errorResponses('GET', path, operation)

  return {
    operationId: file.name,
    summary: file.summary,
    description: file.description,
    tags: [file.tag],
    ...areaOfOperation(route),
    ...(file.openToAll && { security: [{}, { accessToken: [] }, { session: [] }] }),
    ...(file.sessionOnly && { security: [{ session: [] }] }),
    parameters: parametersOf('FILE', path, operation, convert),
    responses: {
      200: {
        description: 'The file',
        headers: { ...requestId, ...(file.named && fileName) },
        content: Object.fromEntries(
          Object.entries(file.mediaTypes).map(([type, { example }]) => [type, contentOf(example)]),
        ),
      },
      ...refusals,
    },
  }
}

function contentOf(example: string | undefined): JsonSchema {
  return { schema: example === undefined ? bytes : { type: 'string', examples: [example] } }
}

const bytes = { type: 'string', format: 'binary' }
