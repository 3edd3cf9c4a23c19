import { z } from 'zod'
import { hasPassed } from '../../framework/database/clock.ts'
import {
  clearable,
  momentInTime,
  oneOf,
  optionalText,
  plainText,
  withExample,
} from '../../framework/http/fields/fields.ts'
import { postKinds } from '../../tables/users/simulated-platform.ts'
import { platformIds } from '../../vocabulary/platforms.ts'
import { parseSoundUrl } from '../posts/post-url.ts'

/** The name of an account, written as on most platforms, so that it may stand in an address. */
const handle = plainText
  .transform((text) => text.trim().replace(/^@/, '').toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9](?:[a-z0-9._]{1,28})[a-z0-9_]$/, 'is invalid'))

export const SimulatedAccountCreate = z.object({
  platform_id: withExample(oneOf(platformIds), 'tiktok'),
  handle: withExample(handle, 'robin.vale'),
})

export const SimulatedAccountUpdate = z.object({
  bio: withExample(
    plainText.pipe(z.string().max(500, 'is too long (maximum is 500 characters)')),
    'Tea, mostly.',
  ),
})

const sound = clearable(
  optionalText.transform((text, context) => {
    const uid = parseSoundUrl(text)
    if (uid !== undefined) return uid
    context.addIssue({ code: 'custom', message: 'is invalid' })
    return z.NEVER
  }),
)

const past = momentInTime
  .optional()
  .refine((moment) => !moment || hasPassed(moment), 'must be in the past')

const caption = withExample(
  plainText.pipe(z.string().max(2000, 'is too long (maximum is 2000 characters)')),
  'Tea for two. #ad #teatime',
).describe('The words below the post')

const soundUsed = withExample(
  sound,
  'https://www.tiktok.com/music/tea-time-7301234567890123456',
).describe('A sound on TikTok, by its address or id')

export const SimulatedPostCreate = z.object({
  kind: withExample(oneOf(postKinds).default('normal'), 'viral'),
  caption: caption.default(''),
  sound: soundUsed,
  posted_at: withExample(past, '2026-03-01T09:30:00.000Z').describe(
    'When it was posted; now, where it is left out',
  ),
})

/** The fields of a post that its author can still change. */
export const SimulatedPostUpdate = z.object({
  caption: caption.optional(),
  sound: soundUsed.optional(),
})

const longestMove = 90 * 24 * 3600

export const ClockMove = z.object({
  seconds: withExample(
    z.preprocess(
      (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
      z
        .int({ error: 'must be an integer' })
        .min(1, 'must be greater than 0')
        .max(longestMove, `must be less than or equal to ${longestMove}`),
    ),
    86_400,
  ),
})

export type SimulatedAccountFields = z.infer<typeof SimulatedAccountCreate>
export type SimulatedPostFields = Omit<z.infer<typeof SimulatedPostCreate>, 'caption'> & {
  caption?: string
}
export type SimulatedPostChanges = z.infer<typeof SimulatedPostUpdate>
