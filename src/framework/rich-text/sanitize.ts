import sanitizeHtml from 'sanitize-html'
import { countDepth, TooDeep } from './depth.ts'

const linkSchemes = ['http:', 'https:', 'mailto:']

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup'],
    ...['code', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The content of these tags is not text that the writer wants to show, so it is removed too.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'title', 'xmp'],
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }) },
}

const mostRounds = 8

/**
 * HTML that is safe to show, whatever was sent. Cleaning markup that is not well formed may change
 * how it is read, so cleaning is repeated until nothing changes. Input that never settles, or is
 * nested too deeply, is reduced to plain text.
 */
export function sanitizeBrief(html: string): string {
  try {
    return settle(html) ?? textOnly(html)
  } catch (error) {
    if (error instanceof TooDeep) return textOnly(html)
    throw error
  }
}

function settle(html: string): string | undefined {
  let current = html
  for (let round = 0; round < mostRounds; round += 1) {
    const next = sanitizeOnce(current)
    if (next === current) return next
    current = next
  }
  return undefined
}

/**
 * Text without any markup becomes paragraphs, and markup without any text, as editors leave behind,
 * becomes nothing.
 */
function sanitizeOnce(html: string): string {
  const { open: onOpenTag, close: onCloseTag } = countDepth()
  const safe = sanitizeHtml(html, { ...options, onOpenTag, onCloseTag }).trim()
  if (isBlank(safe)) return ''
  return safe.includes('<') ? safe : paragraphs(safe)
}

function isBlank(html: string): boolean {
  return html.replace(tag, '').replaceAll('&nbsp;', '').trim() === ''
}

/** Ends at the next tag too, so that no text is looked through more than once. */
const tag = /<[^<>]*>/g

function textOnly(html: string): string {
  const text = html.replace(tag, ' ').replaceAll('<', '&lt;')
  return paragraphs(sanitizeHtml(text, { allowedTags: [] }))
}

/** Keeps only absolute links: a path on our own site may lead each reader somewhere else. */
function linkAttributes(href = ''): sanitizeHtml.Attributes {
  const isWhole = linkSchemes.includes(URL.parse(href)?.protocol ?? '')
  return isWhole ? { href, rel: 'noopener noreferrer nofollow ugc' } : {}
}

/** An empty line ends a paragraph. Line by line, since a pattern would try every run of blanks anew. */
function paragraphs(text: string): string {
  const paragraphs: string[][] = [[]]
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `<p>${lines.join('<br />')}</p>`)
    .join('\n')
}
