import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { anonymous, app } from '../../../test/support/helper.ts'

type Operation = { operationId: string; tags: string[]; responses: Record<string, unknown> }
type Document = {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
}

async function fetchDocument(): Promise<{ text: string; document: Document }> {
  const response = await anonymous.get('/openapi.json')
  expect(response.statusCode).toBe(200)
  return { text: response.body, document: response.json() }
}

describe('GET /openapi.json', () => {
  test('is clean under the recommended rules of a public linter', async () => {
    const { text } = await fetchDocument()
    const config = await createConfig({ extends: ['recommended'] })

    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })

    const found = problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`,
    )
    expect(found).toEqual([])
  })

  test('describes every route that programs use, and each under its own name', async () => {
    const { document } = await fetchDocument()
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    const names = operations.map(({ operationId }) => operationId)

    expect(document.openapi).toBe('3.1.0')
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(
      new Set(document.tags.map(({ name }) => name)),
    )
    expect(names).toHaveLength(app.routeTable.filter(({ api }) => api !== undefined).length)
    expect(new Set(names).size).toBe(names.length)
  })
})
