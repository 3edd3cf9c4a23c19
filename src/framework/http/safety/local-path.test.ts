import { expect, test } from 'vitest'
import { anonymous } from '../../../../test/support/helper.ts'
import { localPath } from './local-path.ts'

test.each([
  ['/me?a=1#b', '/me?a=1'],
  ['//example.com', undefined],
  ['/\\example.com', undefined],
  ['https://example.com/', undefined],
  ['me', undefined],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  [`/${'a'.repeat(2048)}`, undefined],
  [`/?${'"'.repeat(1000)}`, undefined],
  [7, undefined],
])('%.20s leads to %.20s', (path, local) => {
  expect(localPath(path)).toBe(local)
})

test('the way to the sign-in page is short, however long the address was', async () => {
  const short = await anonymous.get('/me?a=1')
  const long = await anonymous.get(`/me?${'%22'.repeat(4000)}`)

  expect(short.headers.location).toBe('/session/new?return_to=%2Fme%3Fa%3D1')
  expect(long.headers.location).toBe('/session/new')
})
