import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { ApiOperation } from '../../../src/framework/http/api.ts'
import type { Caller } from './callers.ts'
import { oneSentence } from './refusal.ts'
import type { Row } from './row.ts'
import { expectValues } from './values.ts'

type Response = LightMyRequestResponse

const jsonType = 'application/json; charset=utf-8'

/** Rules for every answer to a program, whatever it says. */
export function expectAnswer(
  response: Response,
  row: Row,
  caller: Caller,
  api?: ApiOperation,
): void {
  expect(response.headers['x-request-id']).toMatch(/^\S+$/)
  const { statusCode } = response
  if (statusCode >= 400) {
    expectRefusal(response, row, caller)
  } else if (statusCode === 204 || statusCode === 303) {
    expect(response.body).toBe('')
  } else {
    expect(response.headers['content-type']).toBe(jsonType)
    if (api?.response !== undefined) expectValues(response.json(), api.response)
    if (row.list) expectList(response, caller)
    if (statusCode === 201 && 'id' in response.json()) expectLocation(response)
  }
}

function expectList({ headers, json }: Response, caller: Caller): void {
  const records: unknown[] = json()
  const isOwner = ['read', 'write', 'session', 'owner'].includes(caller)
  if (isOwner) expect(records.length).toBeGreaterThan(0)

  const count = Number(headers['total-count'])
  expect(count).toBeGreaterThanOrEqual(records.length)
  expect(Number(headers['total-pages'])).toBe(Math.max(1, Math.ceil(count / 20)))
  expect(headers).toMatchObject({ 'current-page': '1', 'page-items': '20' })
  expect(headers.link).toMatch(/^<http:\/\/troupe\.localhost\/[^>]*[?&]page=1>; rel="first"/)
  expect(headers.link).toMatch(/rel="last"$/)
}

function expectLocation({ headers, json }: Response): void {
  expect(headers.location).toMatch(/^http:\/\/troupe\.localhost\/.+\.json$/)
  const { url = headers.location } = json()
  expect(headers.location).toBe(url)
}

/** The addresses that an answer gives, all of which have to answer. */
export function addressesIn({ statusCode, headers, body }: Response): string[] {
  const isJson = headers['content-type'] === jsonType
  const records = isJson && statusCode < 300 ? [JSON.parse(body)].flat() : []
  const addresses = records.map((record) => record.url).filter((url) => url !== undefined)
  return statusCode === 201 && headers.location ? [...addresses, headers.location] : addresses
}

/**
 * A 401 has no body for callers without a credential, and a reason in plain text for tokens. A 404
 * below `/me` has no body. All other refusals are JSON.
 */
function expectRefusal(response: Response, { route }: Row, caller: Caller): void {
  const { statusCode, headers, body } = response
  if (statusCode === 401 && caller === 'nobody') {
    expect(body).toBe('')
  } else if (statusCode === 401) {
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  } else if (statusCode === 404 && route.includes(' /me')) {
    expect(body).toBe('')
  } else if (statusCode === 422) {
    expect(headers['content-type']).toBe(jsonType)
    for (const messages of Object.values(response.json().errors))
      expect(messages).toEqual(expect.arrayContaining([expect.any(String)]))
  } else {
    expect(headers['content-type']).toBe(jsonType)
    expect(response.json()).toEqual(oneSentence)
  }
}
