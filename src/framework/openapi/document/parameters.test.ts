import { expect, test } from 'vitest'
import { anonymous, app } from '../../../../test/support/helper.ts'
import { documentedPath } from './documented-path.ts'

type Parameter = {
  name: string
  schema: { $ref?: string }
  style?: string
  explode?: boolean
}
type Document = { paths: Record<string, Record<string, { parameters: Parameter[] }>> }

const { paths } = (await anonymous.get('/openapi.json')).json() as Document
const parameterOf = (path: string, method: string, name: string) =>
  paths[path]?.[method]?.parameters.find((one) => one.name === name)
const organization = '/organizations/{organization_id}'

test('a number of events is a number, with the most that there are at once', () => {
  for (const path of [`${organization}/events.json`, '/me/events.json']) {
    const limit = parameterOf(path, 'get', 'limit')
    expect(limit).toMatchObject({ schema: { type: 'integer', minimum: 1, maximum: 100 } })
  }
})

test('what takes several values is a list with commas between them', () => {
  const several = app.routeTable.flatMap((route) =>
    Object.entries(route.api?.query ?? {}).flatMap(([name, told]) =>
      told.several ? [parameterOf(documentedPath(route), route.method.toLowerCase(), name)] : [],
    ),
  )
  expect(several.length).toBeGreaterThan(10)
  for (const one of several)
    expect(one).toMatchObject({ schema: { type: 'array' }, style: 'form', explode: false })
})

test('templates are a set', () => {
  for (const [path, name] of [
    ['campaigns', 'CampaignTemplateInput'],
    ['collabs', 'CollabTemplateInput'],
  ]) {
    const template = parameterOf(`${organization}/${path}.json`, 'post', 'template')
    expect(template?.schema.$ref).toBe(`#/components/schemas/${name}`)
  }
})
