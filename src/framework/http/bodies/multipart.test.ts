import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formWithFile, picture } from '../../../../test/support/files/images.ts'
import { anonymous, app, context, db, withToken } from '../../../../test/support/helper.ts'
import {
  answerOn,
  openConnection,
  requestHead,
} from '../../../../test/support/processes/raw-request.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import { buildApp } from '../../../composition/app.ts'

const listening = await buildApp(context)
beforeAll(() => listening.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => listening.close())

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const email_address = 'someone@example.com'

test('exactly the routes whose schema has a file declare that they take one', () => {
  const operations = app.routeTable.flatMap(({ api }) => api ?? [])
  const hasFile = (schema: z.ZodType) =>
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes(
      '"format":"binary"',
    )

  const declared = operations.filter(({ files }) => files).map(({ name }) => name)
  const needed = operations.filter(({ body }) => body && hasFile(body.schema))

  expect(declared).toEqual(needed.map(({ name }) => name))
  expect(declared).toHaveLength(11)
})

describe('where no files are taken', () => {
  test('a form without any is read', async () => {
    const response = await anonymous.post('/session.json', formWith({ email_address }))

    expect(response.statusCode).toBe(201)
  })

  test('one that cannot be read is refused, and the next is answered', async () => {
    const moments = Array.from({ length: 30 }, (_, at) => [
      [`moment${at}`, '2027-01-01T00:00'],
      [`_zones[moment${at}]`, 'UTC 2026-99-99T00:00:00.000Z'],
    ]).flat()
    const form = formWith({ ...Object.fromEntries(moments), email_address })

    expect((await anonymous.post('/session.json', form)).statusCode).toBe(400)
    expect((await anonymous.post('/session.json', formWith({ email_address }))).statusCode).toBe(
      201,
    )
  })

  test('one with a file is refused, whoever sends it', async () => {
    const form = async () => formWithFile('avatar', await picture(), { email_address })
    const member = await withToken(await createMembership(db))

    for (const response of [
      await anonymous.post('/session.json', await form()),
      await member.patch('/me.json', await form()),
    ]) {
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({
        error: 'No files are taken here.',
        code: 'unsupported_media_type',
      })
    }
  })

  test('it is refused when the file begins, and not when it is there', async () => {
    const socket = openConnection(
      listening,
      requestHead('POST /session.json', {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Transfer-Encoding': 'chunked',
      }) + chunk('--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nabc'),
    )

    const answer = await answerOn(socket)
    socket.destroy()

    expect(answer).toMatch(/^HTTP\/1.1 415 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  })

  test('fields have 64 KB in all', async () => {
    const long = 'a'.repeat(33 * 1024)

    const one = await anonymous.post('/session.json', formWith({ email_address, a: long }))
    const two = await anonymous.post('/session.json', formWith({ email_address, a: long, b: long }))

    expect(one.statusCode).toBe(201)
    expect(two.statusCode).toBe(413)
    expect(two.json()).toEqual({ error: 'The body is too large.', code: 'too_large' })
  })
})

describe('where files are taken', () => {
  const form = async () => formWithFile('organization[avatar]', await picture())

  test('they are not, until it is known who sends them', async () => {
    expect((await anonymous.post('/organizations.json', await form())).statusCode).toBe(401)
  })

  test('one is, beside fields as long as JSON may have', async () => {
    const { user } = await createMembership(db)
    const brief = `${'a\n'.repeat(30_000)}b`
    const named = formWithFile('organization[avatar]', await picture(), {
      'organization[name]': 'Pictured',
      'organization[nothing]': brief,
    })
    const twice = await form()
    twice.append('organization[other]', new Blob(['a']), 'other')
    const client = await withToken({ user })

    expect((await client.post('/organizations.json', named)).statusCode).toBe(201)
    const refused = await client.post('/organizations.json', twice)
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toEqual({
      error: 'At most one file is taken here.',
      code: 'too_large',
    })
  })
})

function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`
}
