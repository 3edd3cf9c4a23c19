import { expect, test } from 'vitest'
import { shellUser } from './shell-user.ts'

test('a shell belongs to whoever called sudo, to a name, or else to a number', () => {
  const nameOf = () => 'ola'
  expect(shellUser({ uid: 0, SUDO_USER: 'mara', nameOf })).toBe('mara')
  expect(shellUser({ uid: 1000, SUDO_USER: 'mara', nameOf })).toBe('ola')
  const nameless = () => {
    throw new Error('ENOENT')
  }
  expect(shellUser({ uid: 12345, nameOf: nameless })).toBe('user 12345')
})
