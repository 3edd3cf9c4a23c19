import Ajv2020 from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { anonymous, app } from '../../../../test/support/helper.ts'
import { documentedPath } from './documented-path.ts'

type Schema = { $ref?: string; properties?: Record<string, Schema> }

const document = (await anonymous.get('/openapi.json')).json()
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(document, 'document')

/** Where a field may be null: what nothing at all means for a list or a text, nobody could tell otherwise. */
test('null is taken only where the description says so', () => {
  const taken = app.routeTable.flatMap((route) => {
    const { body } = route.api ?? {}
    if (!(body?.schema instanceof z.ZodObject)) return []
    const operation = document.paths[documentedPath(route)][route.method.toLowerCase()]
    const whole: Schema = operation.requestBody.content['application/json'].schema
    const described = (body.root === undefined ? whole : whole.properties?.[body.root])?.properties
    return Object.entries(body.schema.shape)
      .filter(([name, field]) => described?.[name] && z.safeParse(field, null).success)
      .filter(([name]) => !ajv.validate(withinDocument(described?.[name]), null))
      .map(([name]) => `${route.method} ${route.path}: ${name}`)
  })

  expect(taken).toEqual([])
})

function withinDocument(schema: Schema | undefined): object {
  const text = JSON.stringify(schema ?? {})
  return JSON.parse(text.replaceAll('"#/components', '"document#/components'))
}
