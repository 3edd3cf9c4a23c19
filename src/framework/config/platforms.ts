/** How we sign in to a platform, so that its users can let us read. */
export type OAuthClient = { id: string; secret: string }

type Settings = {
  YOUTUBE_API_KEY?: string | undefined
  YOUTUBE_DAILY_QUOTA: number
  YOUTUBE_CLIENT_ID?: string | undefined
  YOUTUBE_CLIENT_SECRET?: string | undefined
  TIKTOK_CLIENT_KEY?: string | undefined
  TIKTOK_CLIENT_SECRET?: string | undefined
  INSTAGRAM_CLIENT_ID?: string | undefined
  INSTAGRAM_CLIENT_SECRET?: string | undefined
  X_BEARER_TOKEN?: string | undefined
  PLATFORMS_URL?: string | undefined
}

/** Settings for asking the social platforms. */
export function platformSettings(env: Settings) {
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
