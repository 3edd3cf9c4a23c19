/**
 * Names and marks, which every floor needs. All else that is known of a platform is in
 * `platforms/descriptors/`.
 */
const platforms = {
  tiktok: {
    name: 'TikTok',
    mark: 'M9.5 11.5a4.5 4.5 0 1 0 4.5 4.5V3c.4 3 2.4 5 6 5',
  },
  youtube: {
    name: 'YouTube',
    mark: 'M2.5 17a24 24 0 0 1 0-10 2 2 0 0 1 1.4-1.4 50 50 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24 24 0 0 1 0 10 2 2 0 0 1-1.4 1.4 50 50 0 0 1-16.2 0A2 2 0 0 1 2.5 17zM10 15l5-3-5-3z',
  },
  instagram: {
    name: 'Instagram',
    mark: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17.5 6.5h.01',
  },
  x: {
    name: 'X',
    mark: 'M3.5 3.5l12 17h5l-12-17zM20 3.5l-7 8M4 20.5l7-8',
  },
  facebook: {
    name: 'Facebook',
    mark: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  },
  twitch: {
    name: 'Twitch',
    mark: 'M21 2H3v16h5v4l5-4h4l4-4zM11 11V7M16 11V7',
  },
  snapchat: {
    name: 'Snapchat',
    mark: 'M9 10h.01M15 10h.01M12 2a8 8 0 0 0-8 8v12l3-3 2.5 2.5L12 19l2.5 2.5L17 19l3 3V10a8 8 0 0 0-8-8z',
  },
  threads: {
    name: 'Threads',
    mark: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
  },
  linkedin: {
    name: 'LinkedIn',
    mark: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM6 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  },
}

export type PlatformId = keyof typeof platforms

export const platformIds = Object.keys(platforms) as [PlatformId, ...PlatformId[]]

export const platformNames = mapped(({ name }) => name)

/** Drawn in lines like our icons, and alike enough to be known. */
export const platformMarks = mapped(({ mark }) => mark)

function mapped(pick: (platform: { name: string; mark: string }) => string) {
  const entries = platformIds.map((id) => [id, pick(platforms[id])])
  return Object.fromEntries(entries) as Record<PlatformId, string>
}
