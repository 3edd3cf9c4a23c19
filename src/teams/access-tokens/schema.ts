import { z } from 'zod'
import { areasGiven, endGiven, limitGiven } from '../../accounts/access-tokens/limit-fields.ts'
import { requiredName, withExample } from '../../framework/http/fields/fields.ts'

export const OrganizationTokenCreate = z.object({
  description: withExample(requiredName, 'Sync with the shop'),
  areas: areasGiven,
  ...limitGiven,
  expires_at: endGiven,
})

export type OrganizationTokenFields = z.output<typeof OrganizationTokenCreate>
