import { expect, test } from 'vitest'
import { mailboxOf, normaliseEmail } from './email.ts'

test.each([
  ['mara@example.com', 'mara@example.com'],
  ['Mara.Lindqvist+troupe@Example.COM', 'mara.lindqvist+troupe@example.com'],
  ["o'brien@example.co.uk", "o'brien@example.co.uk"],
  ['root@localhost', 'root@localhost'],
  ['someone@bücher.example', 'someone@xn--bcher-kva.example'],
  ['someone@XN--BCHER-KVA.example', 'someone@xn--bcher-kva.example'],
])('%s is an address', (text, address) => {
  expect(normaliseEmail(text)).toBe(address)
})

test.each([
  'victim@example.com(1)',
  'victim@example.com;1',
  'victim@example.com,other@example.com',
  'victim(1)@example.com',
  '"victim"@example.com',
  'victim@example.com>',
  '<victim@example.com>',
  'Victim <victim@example.com>',
  '@relay.example:victim@example.com',
  'group: victim@example.com;',
  'victim@[192.0.2.1]',
  'victim@192.0.2.1',
  'victim@example.com.',
  'victim@.example.com',
  'victim@-example.com',
  'victim@example..com',
  'victim@exa mple.com',
  'victim@example.com\r\nBcc: other@example.com',
  'victim@example.com%00',
  '.victim@example.com',
  'vic..tim@example.com',
  'vïctim@example.com',
  'victim@other@example.com',
  'victim',
  '@example.com',
  'victim@',
  '',
  `${'x'.repeat(65)}@example.com`,
  `victim@${'x'.repeat(64)}.com`,
])('%j is none', (text) => {
  expect(normaliseEmail(text)).toBeUndefined()
})

test('what follows a plus sign does not make another mailbox', () => {
  expect(mailboxOf('mara+1@example.com')).toBe('mara@example.com')
  expect(mailboxOf('mara@example.com')).toBe('mara@example.com')
})

test('nor do the dots of an address at Gmail, or its other name', () => {
  for (const email of ['mara.lind@gmail.com', 'm.a.r.a.lind+x@googlemail.com'])
    expect(mailboxOf(email)).toBe('maralind@gmail.com')
  expect(mailboxOf('mara.lind@example.com')).toBe('mara.lind@example.com')
})
