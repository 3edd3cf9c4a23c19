// XML has no way to write most control characters, not even escaped.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as XML writes it, between tags or in an attribute. */
export function xmlText(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/g, (letter) => escapes[letter] as string)
}
