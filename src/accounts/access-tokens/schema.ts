import { z } from 'zod'
import { oneOf, requiredText, withExample } from '../../framework/http/fields.ts'
import { permissions } from '../../tables/access-tokens.ts'

export const AccessTokenCreate = z.object({
  description: withExample(requiredText, 'Weekly report'),
  permission: oneOf(permissions).default('read'),
})

export type AccessTokenFields = z.infer<typeof AccessTokenCreate>
