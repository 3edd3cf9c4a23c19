import { z } from 'zod'
import type { AttributeErrors } from '../../framework/errors.ts'
import { oneOf, requiredName, withExample } from '../../framework/http/fields/fields.ts'
import { permissions } from '../../tables/users/credentials/access-tokens.ts'
import { areasGiven, endGiven, limitGiven, limitRules, organizationsGiven } from './limit-fields.ts'

export const AccessTokenCreate = z.object({
  description: withExample(requiredName, 'Weekly report'),
  permission: withExample(oneOf(permissions), 'write')
    .optional()
    .describe('Left out, it is `write` where one of the areas is, and otherwise `read`'),
  areas: areasGiven.nullable().default(null),
  ...limitGiven,
  organization_ids: organizationsGiven.nullable().default(null),
  expires_at: endGiven,
})

export type AccessTokenFields = z.output<typeof AccessTokenCreate>

/** Says what the fields of a token need of each other. */
export function tokenRules(fields: Partial<AccessTokenFields>): AttributeErrors {
  const { areas, permission, daily_limit_amount } = fields
  const errors = limitRules(fields)
  if (permission === 'read' && Object.values(areas ?? {}).includes('write'))
    errors.areas = ['can only be read where the permission is to read']
  if (areas === null && daily_limit_amount) errors.daily_limit_amount = ['needs areas']
  return errors
}
