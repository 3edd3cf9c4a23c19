import { z } from 'zod'
import { guard } from '../errors.ts'
import { plainText } from '../http/fields/fields.ts'
import { sanitizeBrief } from './sanitize.ts'

const mostBytes = 65_535
const tooLong = `is too long (maximum is ${mostBytes} bytes)`

/**
 * Formatted text: HTML that is made safe before anything else sees it. Cleaning may make it longer, for it
 * writes an `&` as five letters, so it is measured before and after.
 */
export const richText = z.preprocess(
  // Browsers send the line breaks of a form as CRLF.
  (value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value),
  plainText.refine(isShort, tooLong).transform(sanitizeBrief).refine(isShort, tooLong),
)

/**
 * Refuses text that is too long. A text that was kept before this limit may be written again by a copy, and
 * is measured then.
 */
export function guardLength(attribute: string, html = ''): void {
  guard(isShort(html), attribute, tooLong)
}

function isShort(html: string): boolean {
  return Buffer.byteLength(html) <= mostBytes
}
