import { expect, test } from 'vitest'
import { expectFields } from './fields.ts'

const fields = { id: 'id', at: 'time?', picture: 'address-', user: { name: 'text' } }
const record = { id: 'abcdefgh', at: null, user: { name: '' } }

test('a record with its fields is fine', () => {
  expectFields(record, fields)
  expectFields({ ...record, at: '2026-01-02T03:04:05.678Z', picture: 'http://a.b/c' }, fields)
})

test.each([
  ['no record', null],
  ['a list', [record]],
  ['one field too many', { ...record, secret: 1 }],
  ['one field too few', { id: record.id, at: null }],
  ['a number for an id', { ...record, id: 1 }],
  ['a null that may not be', { ...record, id: null }],
  ['a null where the field should be left out', { ...record, picture: null }],
  ['a time without milliseconds', { ...record, at: '2026-01-02T03:04:05Z' }],
  ['one field too many further down', { ...record, user: { name: '', email: '' } }],
])('%s is not', (_what, wrong) => {
  expect(() => expectFields(wrong, fields)).toThrow()
})
