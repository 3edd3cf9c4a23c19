import { expect, test } from 'vitest'
import { normaliseIban } from './iban.ts'

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['gb29-nwbk-6016-1331-9268-19', 'GB29NWBK60161331926819'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
])('%s is an IBAN', (typed, iban) => {
  expect(normaliseIban(typed)).toBe(iban)
})

test.each([
  ['a digit that is wrong', 'DE89 3704 0044 0532 0130 01'],
  ['two digits that changed places', 'DE89 3704 0044 0532 0103 00'],
  ['too short', 'DE89 3704 0044 0532 0130'],
  ['too long', 'DE89 3704 0044 0532 0130 000'],
  ['a country without IBANs', 'US64SVBKUS6S3300958879'],
  ['no digits to check', 'DEXX370400440532013000'],
  ['another script', 'ДЕ89370400440532013000'],
  ['nothing', ''],
])('%s is none', (_what, typed) => {
  expect(normaliseIban(typed)).toBeUndefined()
})
