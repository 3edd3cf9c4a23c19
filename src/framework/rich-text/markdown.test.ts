import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'

test('headings, paragraphs, lists, bold, code and links become HTML, and everything else stays text', () => {
  const text =
    '## A <b>\n\n1. **One**\n2. `a & b`\n\n- [Home](/home)\n\nTwo\nlines [x](javascript:1)'

  expect(markdownToHtml(text)).toBe(
    '<h2>A &lt;b&gt;</h2><ol><li><strong>One</strong></li><li><code>a &amp; b</code></li></ol>' +
      '<ul><li><a href="/home">Home</a></li></ul><p>Two lines [x](javascript:1)</p>',
  )
})

test('a table has a head, and cells that are written as everything else', () => {
  expect(markdownToHtml('| Code | Means |\n|---|---|\n| `blank` | **Empty** |')).toBe(
    '<table><thead><tr><th>Code</th><th>Means</th></tr></thead>' +
      '<tbody><tr><td><code>blank</code></td><td><strong>Empty</strong></td></tr></tbody></table>',
  )
})
