import { expect, test } from 'vitest'
import { calendarFile } from './icalendar.ts'

const event = {
  uid: 'k5dXwQ2n-post@troupe.example.com',
  changed_at: '2026-11-02T08:00:00.000Z',
  start: { at: '2026-11-18T09:30:00.000Z' },
  summary: 'Post due',
  url: 'https://troupe.example.com/me/submissions/k5dXwQ2n',
}

test('a text cannot end its line or begin another property', () => {
  const file = calendarFile('A, B; C', [{ ...event, summary: 'One\\two\r\nATTENDEE:x;y,\u0007z' }])
  expect(file).toContain('NAME:A\\, B\\; C\r\n')
  expect(file).toContain('SUMMARY:One\\\\two\\nATTENDEE:x\\;y\\, z\r\n')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('lines have 75 octets at most, and no letter is cut in two', () => {
  const summary = '🌰é'.repeat(60)
  const file = calendarFile('Work', [{ ...event, summary, start: { day: '2026-11-18' } }])
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`)
  expect(file).toContain('DTSTART;VALUE=DATE:20261118\r\n')
  expect(file).toContain('DTSTAMP:20261102T080000Z\r\n')
})
