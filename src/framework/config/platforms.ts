import { z } from 'zod'
import { httpOrigin, text, wholeNumber } from './settings.ts'

/** How we sign in to a platform, so that its users can let us read. */
export type OAuthClient = { id: string; secret: string }

/** The settings of social platforms as they stand in the environment. */
export const platformVariables = {
  YOUTUBE_API_KEY: text.optional(),
  YOUTUBE_DAILY_QUOTA: wholeNumber(1, 1_000_000_000).default(10_000),
  YOUTUBE_CLIENT_ID: text.optional(),
  YOUTUBE_CLIENT_SECRET: text.optional(),
  TIKTOK_CLIENT_KEY: text.optional(),
  TIKTOK_CLIENT_SECRET: text.optional(),
  INSTAGRAM_CLIENT_ID: text.optional(),
  INSTAGRAM_CLIENT_SECRET: text.optional(),
  X_BEARER_TOKEN: text.optional(),
  PLATFORMS_URL: httpOrigin.optional(),
}

/** Those of them that are of use only with each other. */
export const platformPairs = [
  ['YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  ['INSTAGRAM_CLIENT_ID', 'INSTAGRAM_CLIENT_SECRET'],
] as const

const variables = z.object(platformVariables)

export function platformSettings(env: z.infer<typeof variables>) {
  return {
    /** The origin that answers in place of all platforms. */
    standIn: env.PLATFORMS_URL && new URL(env.PLATFORMS_URL).origin,
    youtube: {
      apiKey: env.YOUTUBE_API_KEY,
      dailyQuota: env.YOUTUBE_DAILY_QUOTA,
      client: clientOf(env.YOUTUBE_CLIENT_ID, env.YOUTUBE_CLIENT_SECRET),
    },
    tiktok: { client: clientOf(env.TIKTOK_CLIENT_KEY, env.TIKTOK_CLIENT_SECRET) },
    instagram: { client: clientOf(env.INSTAGRAM_CLIENT_ID, env.INSTAGRAM_CLIENT_SECRET) },
    x: { bearerToken: env.X_BEARER_TOKEN },
  }
}

function clientOf(id: string | undefined, secret = ''): OAuthClient | undefined {
  return id === undefined ? undefined : { id, secret }
}
