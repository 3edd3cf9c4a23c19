import { z } from 'zod'
import { plainText } from '../../framework/http/fields.ts'
import { staffMark } from '../../tables/users.ts'
import { normaliseEmail } from '../../vocabulary/email.ts'

const longestName = 255

/** What a provider says of someone. It may say anything, also where the standard leaves no choice. */
export const Claims = z.object({
  iss: z.url(),
  sub: plainText.pipe(z.string().min(1).max(255)),
  email: plainText
    .transform((text) => normaliseEmail(text.trim()))
    .optional()
    .catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: plainText.transform(cut).catch(''),
})

export type Claims = z.infer<typeof Claims>

/** Not within a letter that takes two units. */
function cut(name: string): string {
  return name
    .trim()
    .slice(0, longestName)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(staffMark, '')
    .trim()
}
