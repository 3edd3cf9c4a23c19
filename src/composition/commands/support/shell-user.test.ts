import { expect, test } from 'vitest'
import { shellUser } from './shell-user.ts'

test('a shell belongs to a name, behind sudo to whoever called that, and without a name to a number', () => {
  const nameOf = () => 'troupe'
  expect(shellUser({ SUDO_USER: '', nameOf })).toBe('troupe')
  expect(shellUser({ SUDO_USER: 'mara', nameOf })).toBe('mara as troupe')
  const nameless = () => {
    throw new Error('ENOENT')
  }
  expect(shellUser({ SUDO_USER: '', nameOf: nameless })).toBe(`user ${process.getuid?.()}`)
})
