import { z } from 'zod'
import { plainText } from '../http/fields.ts'
import { sanitizeBrief } from './sanitize.ts'

const mostBytes = 65_535

/** Formatted text: HTML that is made safe before anything else sees it. */
export const richText = z.preprocess(
  // Browsers send the line breaks of a form as CRLF.
  (value) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : (value ?? '')),
  plainText
    .refine(
      (html) => Buffer.byteLength(html) <= mostBytes,
      `is too long (maximum is ${mostBytes} bytes)`,
    )
    .transform(sanitizeBrief),
)
