import { expect, test } from 'vitest'
import { plainLine } from './log.ts'

const at = { time: Date.UTC(2026, 0, 1), pid: 1, hostname: 'here', reqId: 'r-1' }
const withoutTime = (entry: object) => plainLine(JSON.stringify({ ...at, ...entry })).slice(10)

test('a request is one short line', () => {
  const entry = {
    level: 30,
    method: 'GET',
    path: '/organizations',
    status: 200,
    ms: 4,
    msg: 'request',
  }
  expect(withoutTime(entry)).toBe('200 GET /organizations  4 ms  r-1\n')
})

test('anything else is what was said, and with what', () => {
  const entry = { level: 30, msg: 'sign-in code', email_address: 'ann@example.com', code: 'ABC123' }
  expect(withoutTime(entry)).toBe(
    'sign-in code  reqId=r-1  email_address=ann@example.com  code=ABC123\n',
  )
})

test('trouble is marked and shown with its trace', () => {
  const err = { message: 'broken', stack: 'Error: broken\n    at somewhere' }
  expect(withoutTime({ level: 50, msg: 'job queue', err })).toBe(
    '! job queue  reqId=r-1\nError: broken\n    at somewhere\n',
  )
})
