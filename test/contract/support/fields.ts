import { expect } from 'vitest'

/** The type of a field by name; `?` after it: or null; `-` after it: or left out. */
export type Fields = { [name: string]: string | Fields }

const isText = (value: unknown) => typeof value === 'string'
const matches = (pattern: RegExp) => (value: unknown) =>
  isText(value) && pattern.test(String(value))

const types: Record<string, (value: unknown) => boolean> = {
  id: matches(/^[a-zA-Z0-9]{8,}$/),
  text: isText,
  html: isText,
  time: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  address: matches(/^https?:\/\/[^/]+/),
  json_address: matches(/^http:\/\/troupe\.localhost\/.+\.json$/),
  integer: Number.isSafeInteger,
  decimal: matches(/^\d+\.\d\d$/),
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  records: (value) => Array.isArray(value) && value.every((one) => types.object?.(one)),
  texts: (value) => Array.isArray(value) && value.every(isText),
}

/** Whether a record has exactly these fields, each of its type. */
export function expectFields(record: unknown, fields: Fields, at = ''): void {
  expect(types.object?.(record), `${at || 'the answer'} is a record`).toBe(true)
  const given = record as Record<string, unknown>
  const wanted = Object.keys(fields).filter((name) => name in given || !mayBeAbsent(fields[name]))
  expect(Object.keys(given).sort(), `the fields of ${at || 'the answer'}`).toEqual(wanted.sort())

  for (const [name, value] of Object.entries(given)) expectType(value, fields[name], `${at}${name}`)
}

function expectType(value: unknown, type: string | Fields | undefined, at: string): void {
  if (typeof type === 'object') {
    expectFields(value, type, `${at}.`)
    return
  }

  const [, name = '', mark] = /^(\w+)([?-]?)$/.exec(type ?? '') ?? []
  const isRight = types[name]
  if (isRight === undefined) throw new Error(`${at} has no known type: ${type}`)
  const isFine = (mark === '?' && value === null) || isRight(value)
  expect(isFine, `${at} is ${type}, not ${JSON.stringify(value)}`).toBe(true)
}

function mayBeAbsent(type: string | Fields | undefined): boolean {
  return typeof type === 'string' && type.endsWith('-')
}
