import { z } from 'zod'
import { oneOf, requiredText } from '../http/fields.ts'
import { permissions } from './table.ts'

export const AccessTokenCreate = z.object({
  description: requiredText,
  permission: oneOf(permissions).default('read'),
})

export type AccessTokenFields = z.infer<typeof AccessTokenCreate>
