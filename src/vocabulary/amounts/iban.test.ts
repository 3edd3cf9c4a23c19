import { expect, test } from 'vitest'
import { mistakeInIban, normaliseIban } from './iban.ts'

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['gb29-nwbk-6016-1331-9268-19', 'GB29NWBK60161331926819'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
])('%s is an IBAN', (typed, iban) => {
  expect(normaliseIban(typed)).toBe(iban)
  expect(mistakeInIban(iban)).toBeUndefined()
})

test.each([
  ['a digit that is wrong', 'DE89 3704 0044 0532 0130 01', 'a character is wrong'],
  ['two digits that changed places', 'DE89 3704 0044 0532 0103 00', 'two have changed places'],
  [
    'too short',
    'DE89 3704 0044 0532 0130',
    'is not complete: it has 20 characters, and IBANs that begin with DE have 22',
  ],
  ['too long', 'DE89 3704 0044 0532 0130 000', 'it has 23 characters'],
  ['a country without IBANs', 'US64SVBKUS6S3300958879', 'US is no country that has them'],
  ['no digits to check', 'DEXX370400440532013000', 'two digits'],
  ['another script', 'ДЕ89370400440532013000', 'two letters'],
  ['nothing', '', 'is not an IBAN'],
])('%s is none, and it is said why', (_what, typed, words) => {
  expect(mistakeInIban(normaliseIban(typed))).toContain(words)
})
