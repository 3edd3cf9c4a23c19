import { z } from 'zod'
import { timestamp } from '../../framework/http/json-fields.ts'
import type { EmailChange } from '../../tables/email-changes.ts'

export const EmailChangeJson = z
  .object({ email: z.string(), expires_at: timestamp })
  .meta({ id: 'EmailChange' })

export function presentEmailChange(change: EmailChange): z.infer<typeof EmailChangeJson> {
  return { email: change.email, expires_at: change.expires_at }
}
