import { z } from 'zod'
import { guard } from '../../framework/errors.ts'
import {
  blank,
  oneOf,
  requiredText,
  webAddress,
  wholeNumber,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { accountUrlOf, normalizeAccountUrl } from '../../platforms/account-url.ts'
import { isOnPlatform, platformHost, platformOf } from '../../platforms/hosts.ts'
import { isManual, type ManualPlatformId } from '../../platforms/known-platforms.ts'
import { platformIds, platformNames } from '../../vocabulary/platforms.ts'

const platform = oneOf(platformIds)
  .refine(isManual, 'can only be connected in a browser, by signing in to it')
  .meta({ set: 'ManualPlatform' })

/** Connects an account by its address, which must be one that the platform could have given. */
export const SocialAccountCreate = z
  .object({
    platform_id: withExample(platform, 'instagram'),
    account_url: withExample(
      webAddress.refine((address) => address !== null, blank),
      'https://www.instagram.com/robinvale',
    ),
  })
  .superRefine(({ platform_id, account_url }, context) => {
    const isRefused = context.issues.length > 0
    if (isRefused || !isManual(platform_id) || account_url === null) return

    const problem = !isOnPlatform(platform_id, account_url)
      ? `must be on ${platformHost(platform_id)}`
      : 'is invalid'
    if (normalizeAccountUrl(platform_id, account_url) === undefined) {
      context.addIssue({ code: 'custom', path: ['account_url'], message: problem })
    }
  })

export type SocialAccountFields = { platform_id: ManualPlatformId; account_url: string }

/** The page asks for an address alone: that says which platform it is on. */
export function withPlatform(body: unknown): unknown {
  const { social_account: fields } = Object(body) as { social_account?: Record<string, unknown> }
  const address = fields?.account_url
  if (typeof address !== 'string' || address.trim() === '' || fields?.platform_id !== undefined) {
    return body
  }
  const platform_id = platformOf(address)
  guard(platform_id !== undefined, 'account_url', noPlatformInWords(address.trim()))
  const name = platformNames[platform_id]
  guard(
    isManual(platform_id),
    'account_url',
    `is on ${name}, which you connect by signing in to it`,
  )
  return { social_account: { ...fields, platform_id } }
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const mostExamples = 3
/** A dot begins the end of a host, unless a sign before it says that it is in a name. */
const justName = /^(?:@[^/\s]+|[^./\s]+)$/

/** Says what an address looks like: with the name that was typed, where it is nothing else. */
function noPlatformInWords(typed: string): string {
  const name = justName.test(typed) ? typed.replace(/^@/, '') : undefined
  const examples = platformIds
    .filter(isManual)
    .slice(0, mostExamples)
    .map((platform) => accountUrlOf(platform, name ?? 'name').replace(/^https:\/\/(?:www\.)?/, ''))
  return name === undefined
    ? `is not on a platform we support: it looks like ${either.format(examples)}`
    : `does not say on which platform it is: write ${either.format(examples)}`
}

/** Why staff refuse an account, in words for its owner. */
export const AccountRefusal = z.object({
  reason: withExample(requiredText, 'The code is not in the bio of this account.').describe(
    'Why it is refused, for the creator to read',
  ),
})

const count = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  wholeNumber.nullable().default(null),
)

const rate = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  z
    .string({ error: 'is invalid' })
    .regex(/^\d{1,5}(\.\d{1,2})?$/, 'is invalid')
    .nullable()
    .default(null),
)

/** Numbers that staff read of an account. Those that are left empty are not known. */
export const AccountNumbersEntry = z.object({
  subscriber_count: withExample(count, 18_400),
  view_count: withExample(count, 2_150_000),
  video_count: withExample(count, 312),
  likes_count: withExample(count, 96_300),
  engagement_rate: withExample(rate, '4.27'),
})

export type NumbersFields = z.infer<typeof AccountNumbersEntry>
