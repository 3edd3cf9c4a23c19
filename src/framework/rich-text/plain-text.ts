import { parseHtml } from './parse-html.ts'

const blocks = new Set(['p', 'div', 'ul', 'ol', 'table', 'section', 'h1', 'h2', 'h3', 'h4'])
const lines = new Set(['br', 'li', 'tr'])
const unseen = new Set(['script', 'style', 'template', 'noscript'])
const controls = /[\p{Cc}]/gu

/** One line of text, as long as a name may be. */
export function lineOfText(html: string, longest: number): string | undefined {
  const line = textOf(html).replace(/\s+/g, ' ').trim()
  return shorten(line, longest) || undefined
}

/** Descriptions may be plain text or HTML. Either way only their paragraphs are kept. */
export function paragraphsOf(html: string, longest: number): string | undefined {
  const paragraphs = shorten(textOf(html).trim(), longest)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(cleanLine).filter(Boolean).join('<br>'))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
  return paragraphs.join('') || undefined
}

function textOf(html: string): string {
  let text = ''
  let hidden = 0
  parseHtml(html, {
    onopentagname(name) {
      if (unseen.has(name)) hidden += 1
      if (blocks.has(name)) text += '\n\n'
      if (lines.has(name)) text += '\n'
    },
    ontext(part) {
      if (hidden === 0) text += part
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1
      if (blocks.has(name)) text += '\n\n'
    },
  })
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(controls, (control) => (control === '\n' || control === '\t' ? control : ''))
}

/** The text, or its beginning and a sign that there is more. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const whole = [...text.slice(0, longest - 1)]
  // The cut may have split a surrogate pair.
  if (!whole.at(-1)?.isWellFormed()) whole.pop()
  return `${whole.join('').trimEnd()}…`
}

function cleanLine(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
