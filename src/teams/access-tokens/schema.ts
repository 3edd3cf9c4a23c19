import { z } from 'zod'
import { areasGiven, endGiven } from '../../accounts/access-tokens/limit-fields.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import {
  amount,
  blank,
  currencyCode,
  requiredName,
  withExample,
} from '../../framework/http/fields/fields.ts'

export const OrganizationTokenCreate = z.object({
  description: withExample(requiredName, 'Sync with the shop'),
  areas: areasGiven,
  daily_limit_amount: withExample(amount, 250_000).nullable().default(null),
  daily_limit_currency: currencyCode.nullable().default(null),
  expires_at: endGiven,
})

export type OrganizationTokenFields = z.output<typeof OrganizationTokenCreate>

/** Says what the fields of a token need of each other. */
export function tokenRules(fields: Partial<OrganizationTokenFields>): AttributeErrors {
  const { areas, daily_limit_amount, daily_limit_currency } = fields
  const hasLimit = Boolean(daily_limit_amount)
  const errors: AttributeErrors = {}
  if (areas && Object.keys(areas).length === 0) errors.areas = [blank]
  if (areas?.money === 'write' && !hasLimit && 'daily_limit_amount' in fields)
    errors.daily_limit_amount = ['must be greater than 0 where money may be written']
  if (hasLimit && daily_limit_currency === null) errors.daily_limit_currency = [blank]
  return errors
}
