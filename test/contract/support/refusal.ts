import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { refusalCodes } from '../../../src/framework/http/answers/refusal-codes.ts'

/** A refusal that concerns no field. */
export const oneSentence = {
  error: expect.stringMatching(/\S/),
  code: expect.toBeOneOf(refusalCodes),
}

/** How a value is named where a test fails. */
export const title = (value: unknown) => JSON.stringify(value)?.slice(0, 60)

/** Nothing failed. A limit that was reached is no failure, and says when to come back. */
export function expectNoFailure(
  { statusCode, headers }: LightMyRequestResponse,
  what?: string,
): void {
  if (statusCode === 503) expect(headers['retry-after'], what).toMatch(/^\d+$/)
  else expect(statusCode, what).toBeLessThan(500)
}

/** A refusal has one of the documented shapes; anything else is a success. */
export function expectRefusalOrSuccess(response: LightMyRequestResponse, what: string): void {
  const { statusCode, body, headers } = response
  const known = [200, 201, 202, 204, 303, 400, 401, 404, 406, 413, 415, 422, 503]
  expect(known, what).toContain(statusCode)
  expectNoFailure(response, what)
  expect(headers['x-request-id'], what).toMatch(/\S/)
  if (statusCode === 422) {
    const { errors } = response.json()
    expect(Object.keys(errors).length, what).toBeGreaterThan(0)
    for (const messages of Object.values(errors))
      expect(messages, what).toEqual(expect.arrayContaining([expect.stringMatching(/\S/)]))
  } else if (statusCode >= 400 && body !== '') {
    const isText = headers['content-type'] === 'text/plain; charset=utf-8'
    if (!isText) expect(response.json(), what).toEqual(oneSentence)
  }
}
