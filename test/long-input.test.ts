import { describe, expect, test } from 'vitest'
import { SocialAccountCreate } from '../src/creators/social-accounts/schema.ts'
import { BadRequest } from '../src/framework/errors.ts'
import { formatOf } from '../src/framework/http/answers/format.ts'
import { nestFields } from '../src/framework/http/bodies/nested-fields.ts'
import {
  amount,
  countryList,
  emailAddress,
  webAddress,
} from '../src/framework/http/fields/fields.ts'
import { withoutData } from '../src/framework/log.ts'
import { lineOfText, paragraphsOf } from '../src/framework/rich-text/plain-text.ts'
import { sanitizeBrief } from '../src/framework/rich-text/sanitize.ts'
import { openPage } from '../src/programs/prefill/page-facts.ts'
import { fromDecimal } from '../src/vocabulary/amounts/money.ts'
import { decodeId } from '../src/vocabulary/ids.ts'
import { deviceName } from '../src/vocabulary/people/device-name.ts'
import { growthOf } from './support/world/growth.ts'
import './support/helper.ts'

/** Work that takes time with the square of its length lets one request stop the process for all. */
const most = 8

const full = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length))
const between = (piece: string) => (size: number) => `a${full(piece)(size)}b`

const html: [string, (size: number) => string][] = [
  ['blanks', between(' ')],
  ['blanks of another kind', between('\u00a0')],
  ['carriage returns', between('\r')],
  ['newlines', between('\n')],
  ['blanks around a newline', (size) => `a${full(' ')(size)}\n${full(' ')(size)}b`],
  ['short lines', full('a \n')],
  ['angle brackets', full('<')],
  ['closing brackets', full('>')],
  ['ampersands', full('&')],
  ['entities that are blanks', full('&nbsp;')],
  ['entities that are brackets', full('&lt;')],
  ['nested tags', (size) => full('<b>')(size) + full('</b>')(size)],
  ['tags that nobody closes', full('<div>')],
  ['tags that nobody opened', full('</p>')],
  ['tags closed by others', (size) => full('<b>')(size) + full('</i>')(size)],
  ['lists in lists', full('<ul><li>')],
  ['tags without an end', full('<a ')],
  ['attributes without an end', full('<a href="')],
  ['blanks in an address', (size) => `<a href="${full(' ')(size)}">a</a>`],
  ['comments without an end', full('<!--')],
  ['text that is not shown', full('<noscript>')],
  ['drawings', full('<svg><title>')],
  ['frames', full('<iframe>')],
]

describe.each<[string, (text: string) => unknown]>([
  ['a brief', sanitizeBrief],
  ['a name in a foreign page', (text) => lineOfText(text, 255)],
  ['a description in a foreign page', (text) => paragraphsOf(text, 5000)],
  ['a foreign page', (text) => openPage().write(text)],
])('%s takes time in proportion to its length', (_what, read) => {
  test.each(html)('with %s', (_shape, shape) => {
    expect(growthOf(read, shape)).toBeLessThan(most)
  })
})

const text: [string, (size: number) => string][] = [
  ['letters', full('a')],
  ['digits', full('1')],
  ['blanks', between(' ')],
  ['dots', full('a.')],
  ['commas', full('1,111')],
  ['slashes', full('/a')],
  ['brackets', full('[')],
  ['pairs of brackets', full('[a]')],
  ['signs', full('a@')],
  ['semicolons', full('a;q=')],
  ['lines', full('params: a\n')],
]

describe.each<[string, (text: string) => unknown]>([
  ['an email address', (value) => emailAddress.safeParse(value)],
  ['a web address', (value) => webAddress.safeParse(value)],
  ['an amount', (value) => amount.safeParse(value)],
  ['a typed amount', (value) => fromDecimal(value, 'usd')],
  ['a list', (value) => countryList.safeParse([...value])],
  [
    'a profile',
    (value) => SocialAccountCreate.safeParse({ platform_id: 'x', account_url: `x.com/${value}` }),
  ],
  ['the name of a field', readName],
  ['an Accept header', formatOf],
  ['the name of a device', deviceName],
  ['a public id', (id) => decodeId('Campaign', id)],
  ['an error in the log', (message) => withoutData(new Error(message))],
])('%s takes time in proportion to its length', (_what, read) => {
  test.each(text)('with %s', (_shape, shape) => {
    expect(growthOf(read, shape)).toBeLessThan(most)
  })
})

/** Deep names are refused, once they are read. */
function readName(name: string): void {
  try {
    nestFields([[`a${name}`, 'value']])
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error
  }
}
