import { z } from 'zod'
import { plainText } from '../../framework/http/fields/fields.ts'
import { normaliseEmail } from '../../vocabulary/people/email.ts'
import { withoutMarks } from '../../vocabulary/people/name-marks.ts'
import { cutName } from '../../vocabulary/people/names.ts'

/** Claims of a provider about someone. It may say anything, also where the standard leaves no choice. */
export const Claims = z.object({
  iss: z.url(),
  sub: plainText.pipe(z.string().min(1).max(255)),
  email: plainText
    .transform((text) => normaliseEmail(text.trim()))
    .optional()
    .catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: plainText.transform((name) => withoutMarks(cutName(name))).catch(''),
})

export type Claims = z.infer<typeof Claims>
