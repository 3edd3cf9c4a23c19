import { z } from 'zod'
import type { AttributeErrors } from '../../framework/errors.ts'
import {
  blank,
  currencyCode,
  momentInTime,
  positiveAmount,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { type Areas, areaAccesses, areas } from '../../vocabulary/areas.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** Fields that limit a token, of a person or of an organization. */

const chosenAreas = `${areaAccesses.join(' or ')} for at least one of ${areas.join(', ')}`

const accessTo = (area: string) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .enum(areaAccesses, {
        error: `is not included in the list for ${area}: ${areaAccesses.join(' or ')}`,
      })
      .optional(),
  )

/** The areas, by name. Forms send an empty text for those that are left out. */
export const areasGiven = withExample(
  z
    .strictObject(
      Object.fromEntries(areas.map((area) => [area, accessTo(area)])) as Record<
        (typeof areas)[number],
        ReturnType<typeof accessTo>
      >,
      {
        error: ({ code, input, keys }) => {
          if (code === 'unrecognized_keys')
            return `must be one of ${areas.join(', ')}, and not ${(keys as string[]).slice(0, 5).join(', ').slice(0, 100)}`
          return `${input === undefined || input === null ? blank : 'is invalid'}: send ${chosenAreas}, as {"review": "write"}`
        },
      },
    )
    .transform(
      (chosen): Areas =>
        Object.fromEntries(Object.entries(chosen).filter(([, access]) => access !== undefined)),
    ),
  { review: 'write', money: 'write' },
)

/** Money that it may move daily. */
export const limitGiven = {
  daily_limit_amount: withExample(positiveAmount, 250_000)
    .nullable()
    .default(null)
    .describe('The most that it may move daily; needed where money may be written, and only there'),
  daily_limit_currency: currencyCode.nullable().default(null).describe('The currency of that'),
}

type Limits = {
  areas?: Areas | null
  daily_limit_amount?: number | null
  daily_limit_currency?: string | null
}

/** Says what the limits of a token need of each other. */
export function limitRules(fields: Limits): AttributeErrors {
  const { areas, daily_limit_amount, daily_limit_currency } = fields
  const hasLimit = Boolean(daily_limit_amount)
  const errors: AttributeErrors = {}
  if (areas && Object.keys(areas).length === 0) errors.areas = [`${blank}: choose ${chosenAreas}`]
  if (areas?.money === 'write' && !hasLimit && 'daily_limit_amount' in fields)
    errors.daily_limit_amount = ['must be greater than 0 where money may be written']
  if (hasLimit && areas && areas.money !== 'write')
    errors.daily_limit_amount = ['needs the area money with write: nothing else moves money']
  if (hasLimit && daily_limit_currency === null) errors.daily_limit_currency = [blank]
  return errors
}

/** The limit as it is kept: none of zero, and no currency without one. */
export function dailyLimitToKeep({ daily_limit_amount, daily_limit_currency }: Required<Limits>) {
  const limit = daily_limit_amount || null
  return {
    daily_limit_amount: limit,
    daily_limit_currency: limit === null ? null : daily_limit_currency,
  }
}

export function currencyOfLimit(body: unknown): string | undefined {
  const { daily_limit_currency } = Object(Object(body).access_token)
  return currencyCode.safeParse(daily_limit_currency).data
}

export const organizationsGiven = withExample(
  z
    .array(z.string().transform((text) => decodeId('Organization', text) ?? 0))
    .min(1, blank)
    .max(100),
  ['k5dXwQ2n'],
)

/** The moment at which it ends by itself. */
export const endGiven = withExample(momentInTime, '2027-06-30T22:00:00Z')
  .refine((moment) => moment === null || Date.parse(moment) > Date.now(), 'must be in the future')
  .default(null)

/** The permission that follows from the areas. */
export function permissionFor(chosen: Areas): 'read' | 'write' {
  return Object.values(chosen).includes('write') ? 'write' : 'read'
}
