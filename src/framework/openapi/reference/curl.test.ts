import { execFileSync } from 'node:child_process'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { app, db } from '../../../../test/support/helper.ts'
import {
  decode,
  document,
  entryOf,
  operations,
} from '../../../../test/support/reading/reference.ts'
import { inTurns } from '../../../../test/support/run/turns.ts'
import {
  createAccessToken,
  createMembership,
  createSessionToken,
} from '../../../../test/support/world/factories.ts'
import { baseUrl } from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { curlOf } from './curl.ts'
import type { Operation } from './operations.ts'

describe('the example of an operation', () => {
  test('is a line for the shell, with a body that the description allows', () => {
    const ajv = new Ajv2020({ strict: false })
    formats.default(ajv)
    ajv.addSchema({ $id: 'document', ...document })

    const wrong = inTurns(operations, 4).flatMap(({ operationId, method, path, requestBody }) => {
      const { url, body, ...sent } = curl(operationId)
      const schema = rebased(requestBody?.content['application/json']?.schema)
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
    const own = (text: string) =>
      text.replace('k5dXwQ2n', encodeId('Organization', organization_id))
    const answer = await app.inject({
      method: method as 'GET',
      url: own(url),
      headers,
      ...(body === undefined ? {} : { payload: own(body) }),
    })
    expect([answer.statusCode, answer.body]).toEqual([status, expect.anything()])
  })
})

/** With references that point into the whole document. */
function rebased(schema: object | undefined): object | undefined {
  return schema && JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'))
}

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
