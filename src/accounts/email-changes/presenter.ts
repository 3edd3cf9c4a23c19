import { text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import type { EmailChange } from '../../tables/users/credentials/email-changes.ts'

export const EmailChangeJson = shapeOf<EmailChange>()('EmailChange', {
  email: text('mara.lindqvist@example.com'),
  expires_at: timestamp,
})
