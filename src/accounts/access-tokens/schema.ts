import { z } from 'zod'
import { oneOf, requiredName, withExample } from '../../framework/http/fields/fields.ts'
import { permissions } from '../../tables/users/credentials/access-tokens.ts'

export const AccessTokenCreate = z.object({
  description: withExample(requiredName, 'Weekly report'),
  permission: oneOf(permissions).default('read'),
})

export type AccessTokenFields = z.infer<typeof AccessTokenCreate>
