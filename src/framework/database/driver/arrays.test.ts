import { expect, test } from 'vitest'
import { textsOfArray } from './arrays.ts'

test.each([
  ['{}', []],
  ['{DE}', ['DE']],
  ['{tiktok,instagram}', ['tiktok', 'instagram']],
  ['{"a, b",c}', ['a, b', 'c']],
  ['{"say \\"hi\\"","back\\\\slash",""}', ['say "hi"', 'back\\slash', '']],
  ['{NULL,"NULL",nullable}', [null, 'NULL', 'nullable']],
])('%s is read as what it holds', (array, texts) => {
  expect(textsOfArray(array)).toEqual(texts)
})
