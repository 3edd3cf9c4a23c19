import { z } from 'zod'
import { withScheme } from '../../../vocabulary/addresses/web-address.ts'
import { currencyCodes } from '../../../vocabulary/amounts/currencies.ts'
import { readWhole } from '../../../vocabulary/amounts/typed-numbers.ts'
import { countryCodes } from '../../../vocabulary/people/countries.ts'
import { normaliseEmail } from '../../../vocabulary/people/email.ts'
import { refusalOfMark } from '../../../vocabulary/people/name-marks.ts'
import { cleanName, longestName } from '../../../vocabulary/people/names.ts'
import { isMoment } from '../../../vocabulary/time/time.ts'

/** Field types that the schemas share. A message reads after its attribute: "Name can't be blank". */

export const blank = "can't be blank"

/** PostgreSQL cannot store NUL or half of a surrogate pair, so text with either is refused. */
export const plainText = z
  .string({ error: ({ input }) => (input === undefined || input === null ? blank : 'is invalid') })
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'is invalid')

const longest = (length: number) =>
  z.string().max(length, `is too long (maximum is ${length} characters)`)

export const requiredText = plainText
  .transform((text) => text.trim())
  .pipe(longest(255).min(1, blank))

/** Several lines that cannot be left out. Browsers send the line breaks of a form as CRLF. */
export const longText = (length: number) =>
  plainText
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(longest(length).min(1, blank))

/** Several lines, or none. */
export const optionalLongText = (length: number) =>
  plainText.transform((text) => text.replaceAll('\r\n', '\n').trim()).pipe(longest(length))

export const optionalText = plainText.transform((text) => text.trim()).pipe(longest(255))

// No name is cleaned whose length alone refuses it.
const farTooLong = longestName * 10

/** A name, or anything else that is written on one line to say which one it is. */
export const requiredName = plainText
  .transform((text) => (text.length > farTooLong ? text : cleanName(text)))
  .pipe(longest(longestName).min(1, blank))

/** The name of people and organizations, who stand beside staff, programs and the service in audit logs. */
export const unmarkedName = requiredName.refine((text) => refusalOfMark(text) === undefined, {
  error: ({ input }) => refusalOfMark(String(input)),
})

/** A name that can be cleared, by what cannot be seen too. */
export const clearableName = z.preprocess(
  (value) => (isNoName(value) ? null : value),
  requiredName.nullable(),
)

function isNoName(value: unknown): boolean {
  if (typeof value !== 'string') return value === undefined
  return !value.includes('\0') && value.length <= farTooLong && cleanName(value) === ''
}

/** A text that may be left empty, which clears it. */
export function clearable<Text extends z.ZodType<string>>(text: Text) {
  const isBlank = (value: unknown) =>
    value === undefined || (typeof value === 'string' && value.trim() === '')
  return z.preprocess((value) => (isBlank(value) ? null : value), text.nullable())
}

/** Trimmed and in lower case, because pasted addresses often have capitals and spaces. */
export const emailAddress = plainText
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    longest(255)
      .min(1, { error: blank, abort: true })
      .transform((text, context) => {
        const address = normaliseEmail(text)
        if (address !== undefined) return address
        context.addIssue({ code: 'custom', message: 'is invalid' })
        return z.NEVER
      }),
  )

const noAddress = 'is invalid: write it as https://example.com'

/** An absolute web address, stored the way `URL` writes it; empty clears it. */
export const webAddress = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : withScheme(value)),
  plainText
    .transform((text) => text.trim())
    .pipe(longest(2048))
    .transform((text, context) => {
      const url = URL.parse(text)
      if (url && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '') return url.href
      context.addIssue({ code: 'custom', message: noAddress })
      return z.NEVER
    })
    .nullable(),
)

const hasZone = (text: string) => /([zZ]|[+-]\d\d:?\d\d)$/.test(text)
const withSeconds = (text: string) => text.replace(/(T\d\d:\d\d)(?=([zZ]|[+-]\d\d:\d\d)$)/, '$1:00')
const withoutTime = 'is invalid without a time and a zone: write it as 2026-11-01T00:00:00Z'
const wrongForm = 'is invalid: write it as 2026-11-01T00:00:00Z'
const dayAlone = /^\d{4}-\d\d-\d\d$/
const wrongMoment = ({ input }: { input?: unknown }) =>
  typeof input === 'string' && dayAlone.test(input) ? withoutTime : wrongForm
const withoutZone = 'is invalid without a zone: end it in Z, or in an offset such as +09:00'

/** A moment, with its zone: nobody could tell whose wall a clock without one hangs on. Empty clears it. */
export const momentInTime = z.preprocess(
  (value) => (typeof value === 'string' ? withSeconds(value.trim()) || null : value),
  z.iso
    .datetime({ offset: true, local: true, error: wrongMoment, abort: true })
    .meta({ format: 'date-time' })
    .refine(hasZone, { error: withoutZone, abort: true })
    .transform((text) => new Date(text).toISOString())
    // The moment in UTC may lie in a year that PostgreSQL does not know, or that has more digits.
    .refine((moment) => isMoment(moment) && !moment.startsWith('0000'), 'is invalid')
    .nullable(),
)

/** Gives a schema an example, which the description of the interface shows in place of a bare type. */
export function withExample<Schema extends z.ZodType>(schema: Schema, example: unknown): Schema {
  return schema.meta({ examples: [example] })
}

const unknown = 'is not included in the list'

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: unknown })
}

/**
 * Says of a choice that a form leaves to be made that it was not, and of any other that there is none such.
 */
export const choiceMessage = ({ input }: { input?: unknown }) =>
  input === undefined || input === '' ? blank : unknown

/** One of these, where nothing is chosen at first. */
export function chosenOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: choiceMessage })
}

/** JSON sends a boolean, a form's checkbox `1` or `0`, and some programs those as numbers. */
export const flag = z.union(
  [
    z.boolean(),
    z.literal(['1', 1, 'true', 'on']).transform(() => true),
    z.literal(['0', 0, 'false', 'off', '']).transform(() => false),
  ],
  { error: 'is invalid: send true or false' },
)

/**
 * Says why money that someone typed could not be read. It takes the place of the amount until
 * validation turns it into an error.
 */
export class NoAmount extends Error {}

type WrongNumber = { input?: unknown; code?: string }

const numberMessage = ({ code }: WrongNumber) =>
  code === 'too_big'
    ? `must be less than or equal to ${Number.MAX_SAFE_INTEGER}`
    : 'must be an integer'

const amountMessage = (issue: WrongNumber) => {
  if (issue.input instanceof NoAmount) return issue.input.message
  const message = numberMessage(issue)
  return issue.code === 'too_big' ? message : `${message}, in minor units`
}

/** Money, in minor units. Forms and some clients send numbers as text. */
export const amount = z.preprocess(
  asNumber,
  z.int({ error: amountMessage }).min(0, 'must be greater than or equal to 0'),
)

/** The amount of money that someone wants to move. */
export const positiveAmount = z.preprocess(
  asNumber,
  z.int({ error: amountMessage }).min(1, 'must be greater than 0'),
)

/** A number of things, which forms take the way people write it: "5,000". */
export const wholeNumber = z.preprocess(
  (value) => (typeof value === 'string' ? (readWhole(value) ?? value.trim()) : value),
  z
    .int({
      error: (issue) =>
        issue.input === '' || issue.input === undefined ? blank : numberMessage(issue),
    })
    .min(0, 'must be greater than or equal to 0'),
)

export function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value
}

const lowerCase = (value: unknown) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

export const currencyCode = z.preprocess(
  lowerCase,
  withExample(oneOf(currencyCodes as [string, ...string[]]), 'usd'),
)

// No list offers this many choices. Each invalid item produces an error of its own.
const mostItems = 1000

/** No list means all there is in some places, so one that is missing by mistake is not taken for it. */
const listMessage = ({ input }: { input?: unknown }) =>
  input === null
    ? 'must be a list: send [] for none'
    : `is invalid: send a list of at most ${mostItems}`

/**
 * A list without repetitions and blanks. One of blanks alone is not taken for one of nothing, which means all
 * there is in some places.
 */
export function uniqueList<Item extends z.ZodType<string>>(item: Item) {
  const isGiven = (value: unknown) => value !== ''

  return z.preprocess(
    (value) => {
      if (value === undefined) return []
      if (!Array.isArray(value)) return value
      if (value.length > mostItems) return undefined
      return value.some(isGiven) ? value.filter(isGiven) : value
    },
    z.array(item, { error: listMessage }).transform((items) => [...new Set(items)]),
  )
}

const upperCase = (value: unknown) =>
  typeof value === 'string' ? value.trim().toUpperCase() : value

export const countryCode = z.preprocess(
  upperCase,
  z.enum(countryCodes as [string, ...string[]], {
    error: ({ input }) => (input ? unknown : blank),
  }),
)

export const countryList = withExample(
  uniqueList(z.preprocess(upperCase, oneOf(countryCodes as [string, ...string[]]))),
  ['DE', 'AT'],
)
