import { z } from 'zod'

/** Field types that the schemas share. A message reads after its attribute: "Name can't be blank". */

export const blank = "can't be blank"

/** PostgreSQL stores no NUL, so a text that has one is no text. */
const plainText = z
  .string({ error: ({ input }) => (input === undefined || input === null ? blank : 'is invalid') })
  .refine((text) => !text.includes('\0'), 'is invalid')

const longest = (length: number) =>
  z.string().max(length, `is too long (maximum is ${length} characters)`)

export const requiredText = plainText
  .transform((text) => text.trim())
  .pipe(longest(255).min(1, blank))

export const optionalText = plainText.transform((text) => text.trim()).pipe(longest(255))

/** What is pasted from elsewhere often has capitals and spaces around it. */
export const emailAddress = plainText
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    longest(255)
      .min(1, blank)
      .regex(/^[^\s@"(),:;<>[\\\]]+@[^\s@.,]+(\.[^\s@.,]+)*$/, 'is invalid'),
  )

/** An absolute web address, stored the way `URL` writes it; empty clears it. */
export const webAddress = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  plainText
    .transform((text) => text.trim())
    .pipe(longest(2048))
    .transform((text, context) => {
      const url = URL.parse(text)
      if (url && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '') return url.href
      context.addIssue({ code: 'custom', message: 'is invalid' })
      return z.NEVER
    })
    .nullable(),
)

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: 'is not included in the list' })
}

/** JSON sends a boolean, a form's checkbox `1` or `0`. */
export const flag = z.union(
  [
    z.boolean(),
    z.enum(['1', 'true', 'on']).transform(() => true),
    z.enum(['0', 'false', 'off', '']).transform(() => false),
  ],
  { error: 'is invalid' },
)
