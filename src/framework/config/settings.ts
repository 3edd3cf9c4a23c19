import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { currencyCodes } from '../../vocabulary/amounts/currencies.ts'
import { isCountryCode } from '../../vocabulary/people/countries.ts'
import type { SecretKeys } from '../secrets.ts'
import { isAgeRecipient } from './age-recipient.ts'

/** Kinds of settings. Messages read after the setting's name and say what would be right. */

export const text = z.string().trim()

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` })
}

export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`
  return text
    .regex(/^\d+$/, { error: message, abort: true })
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
}

export function serverUrl(...protocols: string[]) {
  return z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  })
}

/** Without a host Node would take this machine, which is seldom what was meant. */
export const mailServerUrl = serverUrl('smtp', 'smtps').refine(
  (url) => !URL.canParse(url) || new URL(url).hostname !== '',
  'must name a host, such as smtps://user:password@mail.example.com',
)

/** The service answers at the root of its host: every address it gives away starts there. */
export const httpOrigin = serverUrl('http', 'https').refine(
  (url) =>
    !/^https?:/.test(url) || !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
  'must be an address without a path, such as https://troupe.example.com',
)

/** One origin or several, separated by commas, as browsers write them. */
export const httpOrigins = text
  .transform(listOf)
  .pipe(z.array(httpOrigin, 'must be addresses'))
  .transform((list) => list.map((url) => new URL(url).origin))

/** `name=value`, several with commas. */
export const pairs = text
  .transform(listOf)
  .refine(
    (list) => list.every((pair) => /^[\w-]+=.+$/.test(pair)),
    'must be such as name=value,other=value',
  )
  .transform((list) =>
    Object.fromEntries(
      list.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  )

export const share = text
  .refine((value) => /^(0(\.\d+)?|1(\.0+)?)$/.test(value), 'must be a number from 0 to 1')
  .transform(Number)

const address = /^[^\s@<>,]+@[^\s@<>,]+$/

/** `someone@example.com`, or with a name before it: `Troupe <someone@example.com>`. */
export const mailAddress = text.refine(
  (value) => address.test(value.match(/^[^<>]*<(.*)>$/)?.[1] ?? value),
  'must be a mail address, such as Troupe <troupe@example.com>',
)

export const plainMailAddress = text.refine(
  (value) => address.test(value),
  'must be a mail address without a name, such as help@example.com',
)

export const mailAddresses = text
  .toLowerCase()
  .transform(listOf)
  .refine(
    (list) => list.every((value) => address.test(value)),
    'must be mail addresses, separated by commas',
  )

/** The content of a file, read when the service starts, so that a wrong name is found then. */
export const fileContent = text.transform((path, context) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    context.addIssue({ code: 'custom', message: 'must be the path of a file that can be read' })
    return z.NEVER
  }
})

/** One text or several, separated by commas. */
export const texts = text.transform(listOf)

/** One secret or several, separated by commas: the first is used, the others are still understood. */
export const secretKeys = text.transform(listOf).transform((keys, context): SecretKeys => {
  const [current, ...earlier] = keys
  if (current !== undefined && keys.every((key) => key.length >= 32)) return [current, ...earlier]
  context.addIssue({ code: 'custom', message: 'must have at least 32 characters' })
  return z.NEVER
})

/** A public key of age. The other half in its place would lie about in the open. */
export const ageRecipient = text
  .refine((value) => !/^AGE-SECRET-KEY-/i.test(value), {
    error:
      'must be the public key, which starts with age1: this is the secret one, for BACKUP_IDENTITY_FILE',
    abort: true,
  })
  .refine(
    isAgeRecipient,
    'must be a whole public key of age, as age-keygen prints it after “Public key:”, age1…',
  )

/** `true`, `false`, a number of hops, or addresses and ranges of the proxies. */
export const proxies = text
  .refine(
    (value) => /^(true|false|\d+)$/.test(value) || listOf(value).every(isAddressRange),
    'must be true, false, a number of proxies, or their addresses, separated by commas',
  )
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true'
    return /^\d+$/.test(value) ? (_: string, hop: number) => hop < Number(value) : listOf(value)
  })

/** A key as Web Push writes it. */
export function base64urlKey(length: number) {
  return text.refine(
    (value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === length,
    `must be ${length} bytes in base64url`,
  )
}

export const contactUrl = text.refine(
  (value) => /^(https:\/\/|mailto:)\S+$/.test(value),
  'must start with mailto: or https://',
)

export const currency = text
  .toLowerCase()
  .refine((code) => currencyCodes.includes(code), 'must be a currency code, such as usd')

export const countries = text
  .toUpperCase()
  .transform(listOf)
  .refine(
    (list) => list.every(isCountryCode),
    'must be two-letter country codes, separated by commas',
  )

/** Names of the days of the week, as `Date` counts them from Sunday. */
export const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export const weekdays = text
  .toLowerCase()
  .transform(listOf)
  .refine(
    (list) => list.length > 0 && list.every((name) => weekdayNames.includes(name)),
    `must be days of the week, separated by commas, such as ${weekdayNames.slice(1, 4).join(',')}`,
  )

function isAddressRange(value: string): boolean {
  const [ip = '', bits] = value.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  return ['loopback', 'linklocal', 'uniquelocal'].includes(value)
    ? true
    : most > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
}

/** The values between commas. */
export function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
