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
  // What stands between these tags is no text of the writer's: it goes with them.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'title', 'xmp'],
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }) },
}

const mostRounds = 8

/**
 * HTML that is safe to show, whatever was sent. Markup that is not well formed is read differently
 * once it is put in order, so that is repeated until nothing changes; what never settles is no HTML.
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

/** Addresses within our own site mean something else to each reader, so only whole ones stay. */
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
