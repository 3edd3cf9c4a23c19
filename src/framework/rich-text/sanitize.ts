import sanitizeHtml from 'sanitize-html'

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
 * how it is read, so cleaning is repeated until nothing changes. Input that never settles is
 * reduced to plain text.
 */
export function sanitizeBrief(html: string): string {
  let current = html
  for (let round = 0; round < mostRounds; round += 1) {
    const next = sanitizeOnce(current)
    if (next === current) return next
    current = next
  }
  return paragraphs(sanitizeHtml(current, { allowedTags: [] }).trim())
}

/**
 * Text without any markup becomes paragraphs, and markup without any text, as editors leave behind,
 * becomes nothing.
 */
function sanitizeOnce(html: string): string {
  const safe = sanitizeHtml(html, options).trim()
  if (isBlank(safe)) return ''
  return safe.includes('<') ? safe : paragraphs(safe)
}

function isBlank(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
}

/** Keeps only absolute links: a path on our own site may lead each reader somewhere else. */
function linkAttributes(href = ''): sanitizeHtml.Attributes {
  const isWhole = linkSchemes.includes(URL.parse(href)?.protocol ?? '')
  return isWhole ? { href, rel: 'noopener noreferrer nofollow ugc' } : {}
}

function paragraphs(text: string): string {
  return text
    .split(/\s*\n\s*\n\s*/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replace(/[^\S\n]*\r?\n[^\S\n]*/g, '<br />')}</p>`)
    .join('\n')
}
