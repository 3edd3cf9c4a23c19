import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitizeBrief } from './sanitize.ts'

describe('a brief', () => {
  test('keeps what a writer formats', () => {
    const html = '<h1>Do</h1><ul><li><strong>Post</strong> <em>daily</em></li></ul>'

    expect(sanitizeBrief(html)).toBe(html)
  })

  test('loses scripts, handlers, styles and frames', () => {
    const html =
      '<p onclick="x()" style="color:red" class="a">Hi<script>x()</script></p>' +
      '<style>p{}</style><iframe src="https://example.com">in</iframe><svg onload="x()"></svg><img src=x onerror=x()>'

    expect(sanitizeBrief(html)).toBe('<p>Hi</p>')
  })

  test('marks its links, and keeps only whole addresses', () => {
    expect(sanitizeBrief('<a href="https://example.com/" target="_blank" rel="me">a</a>')).toBe(
      '<a href="https://example.com/" rel="noopener noreferrer nofollow ugc">a</a>',
    )
    for (const href of [
      'javascript:alert(1)',
      ' JaVaScRiPt:x',
      'data:text/html,x',
      '//e.com',
      '/me',
    ]) {
      expect(sanitizeBrief(`<p><a href="${href}">a</a></p>`)).toBe('<p><a>a</a></p>')
    }
  })

  test('makes paragraphs of plain text', () => {
    expect(sanitizeBrief('One & two\nmore\n\n\n3 < 4')).toBe(
      '<p>One &amp; two<br />more</p>\n<p>3 &lt; 4</p>',
    )
  })

  test('is nothing where there is no text', () => {
    for (const html of ['', '  ', '<div><br></div>', '<p>&nbsp;</p>', '<script>x</script>']) {
      expect(sanitizeBrief(html)).toBe('')
    }
  })

  test('keeps its text alone where it is nested deeper than browsers show it', () => {
    const html = `${'<b>'.repeat(600)}One<<i>script>two${'</b>'.repeat(600)}`
    const once = sanitizeBrief(html)

    expect(once).toBe('<p>One&lt; script&gt;two</p>')
    expect(sanitizeBrief(once)).toBe(once)
  })

  test('stays as it is when it is sent back', () => {
    const pieces = fc.constantFrom(
      ...['<p>', '</p>', '<b>', '</b>', '<a href="https://e.com">', '<a href="x">', '</a>', '<br>'],
      ...['<script>', '</script>', '<scr', 'ipt>', '<!--', '-->', '&lt;', '&amp;', '&', '<', '>'],
      ...['\n', '\n\n', '\r\n', ' ', '"', "'", 'text', '<svg><style>', '<li>', '&nbsp;', '\u00a0'],
    )
    const anyHtml = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 })

    fc.assert(
      fc.property(anyHtml, (parts) => {
        const once = sanitizeBrief(parts.join(''))
        expect(sanitizeBrief(once)).toBe(once)
        expect(once).not.toMatch(/<(script|style|iframe|svg)|javascript:|<[^>]+ on\w+=/i)
      }),
      { numRuns: 2000 },
    )
  })
})
