import { execFileSync } from 'node:child_process'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import {
  createAccessToken,
  createMembership,
  createSessionToken,
} from '../../../test/support/factories.ts'
import { anonymous, app, db, withSession } from '../../../test/support/helper.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { baseUrl } from '../../vocabulary/urls.ts'
import { curlOf } from './curl.ts'
import type { Described } from './described.ts'
import type { Operation } from './operations.ts'

const { body: page } = await anonymous.get('/docs/api')
const document: Described = JSON.parse((await anonymous.get('/openapi.json')).body)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)
const anchors = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
const entries = new Map(
  page
    .split('<details id="')
    .slice(1)
    .map((entry) => [entry.slice(0, entry.indexOf('"')), entry]),
)
/** PUT is told of with PATCH. */
const entryOf = (operationId: string) => entries.get(operationId.replace(/ByPut$/, '')) as string

describe('GET /docs/api has', () => {
  test('a place for every operation, which the contents lead to', () => {
    const names = operations.map(({ operationId }) => operationId)
    const listed = names.filter((name) => !name.endsWith('ByPut'))

    expect(names.filter((name) => !anchors.includes(name))).toEqual([])
    expect(listed.filter((name) => !page.includes(`<a href="#${name}">`))).toEqual([])
  })

  test('no place twice, and no link to a place that is not there', () => {
    const linked = Array.from(page.matchAll(/ href="#([^"]+)"/g), ([, id]) => id)

    expect(new Set(anchors).size).toBe(anchors.length)
    expect(linked.length).toBeGreaterThan(operations.length)
    expect(linked.filter((id) => !anchors.includes(id))).toEqual([])
  })

  test('the method, the address and the words of each', () => {
    for (const { operationId, method, path, summary, description } of operations) {
      const text = textOf(entryOf(operationId))
      expect(text).toContain(method.toUpperCase())
      expect(text).toContain(path)
      expect(text).toContain(summary)
      if (method !== 'put') expect(text).toContain(description.replaceAll('`', ''))
    }
  })

  test('every parameter, field and status', () => {
    const missing = operations.flatMap(({ operationId, parameters, requestBody, responses }) => {
      const shared = document.components.parameters
      const names = parameters.map((one) =>
        '$ref' in one ? shared[one.$ref.split('/').at(-1) as string]?.name : one.name,
      )
      const body = requestBody?.content['application/json']?.schema
      const all = [...names, ...fieldNames(body), ...Object.keys(responses)]
      return all.filter((name) => !entryOf(operationId).includes(`>${name}<`))
    })
    expect(missing).toEqual([])
  })

  test('every record that comes back, with all of its fields', () => {
    const { Error: _, Errors: __, ...records } = document.components.schemas
    const missing = Object.entries(records).flatMap(([name, schema]) =>
      fieldNames(schema).filter((field) => !entries.get(`record-${name}`)?.includes(`>${field}<`)),
    )
    expect(missing).toEqual([])
  })

  test('the same for someone signed in, in their frame', async () => {
    const { body } = await (await withSession(await createMembership(db))).get('/docs/api')
    const reference = page.slice(
      page.indexOf('data-controller="reference"'),
      page.indexOf('</main>'),
    )

    expect(body).toContain(reference)
    expect(body).toContain('Sign out')
  })

  test('no script but that of every page, and no more than 80 KB to send', async () => {
    const { rawPayload } = await anonymous.get('/docs/api', { 'accept-encoding': 'br' })

    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).not.toMatch(/ style=/)
    expect(rawPayload.length).toBeLessThan(80_000)
  })
})

describe('the example of an operation', () => {
  test('is a line for the shell, with a body that the description allows', () => {
    const ajv = new Ajv2020({ strict: false })
    formats.default(ajv)
    ajv.addSchema({ $id: 'document', ...document })

    const wrong = operations.flatMap(({ operationId, method, path, requestBody }) => {
      const { url, body, ...sent } = curl(operationId)
      const schema = requestBody?.content['application/json']?.schema
      const isRight =
        pattern(path).test(url) &&
        [sent.method, 'PUT'].includes(method.toUpperCase()) &&
        (schema === undefined ? body === undefined : ajv.validate(schema, JSON.parse(`${body}`)))
      return isRight ? [] : [operationId]
    })
    expect(wrong).toEqual([])
  })

  test('may have any text in its body', () => {
    const text = `it's "so" $HOME \\ \`pwd\``
    const schema = { type: 'object', properties: { name: { examples: [text] } } }
    const operation: Operation = {
      operationId: 'say',
      summary: 'Say',
      description: 'Says it.',
      tags: [],
      method: 'POST',
      path: '/say.json',
      parameters: [],
      twin: undefined,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {},
    }
    const { body } = readByShell(curlOf(operation, document))

    expect(JSON.parse(`${body}`)).toEqual({ name: text })
  })

  test.each([
    ['requestSignInCode', 201],
    ['listOrganizations', 200],
    ['createOrganization', 201],
    ['updateOrganization', 200],
    ['createCampaign', 201],
    ['listCampaigns', 200],
    ['createCollab', 201],
    ['updateMe', 200],
    ['updateAddress', 200],
    ['createSocialAccount', 201],
    ['createAccessToken', 201],
    ['updateNotificationSettings', 200],
    ['showStepUp', 200],
    ['signOut', 204],
  ])('%s is answered with %d', async (operationId, status) => {
    const { user, organization_id } = await createMembership(db)
    const secrets = {
      TOKEN: await createAccessToken(db, user, 'write'),
      SESSION_TOKEN: await createSessionToken(db, user),
    }
    const { method, url, headers, body } = curl(operationId, secrets)
    const answer = await app.inject({
      method: method as 'GET',
      url: url.replace('k5dXwQ2n', encodeId('Organization', organization_id)),
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    expect([answer.statusCode, answer.body]).toEqual([status, expect.anything()])
  })
})

/** The line that the page has for an operation. */
function curl(operationId: string, secrets: Record<string, string> = {}) {
  const [, copied = ''] = /data-copy="([^"]*)"/.exec(entryOf(operationId)) ?? []
  return readByShell(decode(copied), secrets)
}

/** Has a shell read a line, and takes what it would have given to curl. */
function readByShell(line: string, secrets: Record<string, string> = {}) {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`
  const words = execFileSync('sh', ['-c', script], { env: secrets }).toString().split('\0')
  const given = (option: string) =>
    words.flatMap((word, at) => (words[at - 1] === option ? [word] : []))

  return {
    method: given('-X')[0] ?? 'GET',
    url: (words.find((word) => word.startsWith(baseUrl())) as string).slice(baseUrl().length),
    headers: Object.fromEntries(given('-H').map((line) => line.split(': ', 2))),
    body: given('-d')[0],
  }
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`)
}

type Nested = { properties?: Record<string, Nested>; anyOf?: Nested[]; items?: Nested }

function fieldNames({ properties = {}, anyOf = [], items }: Nested = {}): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]
  return [...Object.keys(properties), ...inner.flatMap(fieldNames)]
}

const textOf = (html: string) => decode(html.replace(/<[^>]+>/g, ''))

function decode(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
