import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

test.each([
  ['Fernweh Coffee', 'Fernweh Coffee'],
  ['evil.example.com', 'evil. example. com'],
  ['https://evil.example', 'https: //evil. example'],
  ['Smith & Sons Ltd.', 'Smith & Sons Ltd.'],
  ['€1.50 off', '€1.50 off'],
  ['пример.рф', 'пример. рф'],
  ['@lena.try is verified', '@lena.\u2060try is verified'],
  ['The post of @a.b_c.d', 'The post of @a.\u2060b_c.\u2060d'],
  ['robin@evil.example', 'robin@evil. example'],
])('%s is written as %s', (name, written) => {
  expect(unlinked(name)).toBe(written)
})
