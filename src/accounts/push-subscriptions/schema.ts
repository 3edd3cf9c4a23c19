import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { plainText, withExample } from '../../framework/http/fields/fields.ts'

const longestEndpoint = 2048

const endpoint = plainText
  .refine(
    (text) => text.length <= longestEndpoint,
    `is too long (maximum is ${longestEndpoint} characters)`,
  )
  .transform((text, context) => {
    const url = URL.parse(text)
    if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url.href
    context.addIssue({ code: 'custom', message: 'is invalid' })
    return z.NEVER
  })

const key = plainText.refine((text) => /^[\w-]{1,100}={0,2}$/.test(text), 'is invalid')

/** The fields of a browser's `PushSubscription`. Keys that cannot encrypt anything are refused. */
export const PushSubscriptionCreate = z.object({
  endpoint: withExample(
    endpoint,
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn4f1c',
  ),
  p256dh: withExample(
    key.refine(isPublicKey, 'is invalid'),
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ).describe('The public key of the browser, in base64url'),
  auth: withExample(
    key.refine((text) => Buffer.from(text, 'base64url').length === 16, 'is invalid'),
    'BTBZMqHH6r4Tts7J_aSIgg',
  ).describe('The secret of the browser, in base64url'),
})

export type PushSubscriptionFields = z.infer<typeof PushSubscriptionCreate>

function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return bytes.length === 65
  } catch {
    return false
  }
}
