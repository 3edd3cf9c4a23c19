import { z } from 'zod'
import { text, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { EmailChange } from '../../tables/users/email-changes.ts'

export const EmailChangeJson = z
  .object({ email: text('mara.lindqvist@example.com'), expires_at: timestamp })
  .meta({ id: 'EmailChange' })

export function presentEmailChange(change: EmailChange): z.infer<typeof EmailChangeJson> {
  return { email: change.email, expires_at: change.expires_at }
}
