import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test.each([
  ['Fable & Co', 'Fable &amp; Co'],
  ['<b>"x"</b>', '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'],
  ['a\u0000b\u000bc\ufffe', 'abc'],
  ['half \ud83d of a pair', 'half  of a pair'],
  ['line\nbreak 🎈', 'line\nbreak 🎈'],
])('writes %j as %j', (text, written) => {
  expect(xmlText(text)).toBe(written)
})
