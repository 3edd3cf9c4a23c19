export const platformIds = [
  'tiktok',
  'youtube',
  'instagram',
  'x',
  'facebook',
  'twitch',
  'snapchat',
  'threads',
  'linkedin',
] as const

export type PlatformId = (typeof platformIds)[number]

export const platformNames: Record<PlatformId, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  twitch: 'Twitch',
  snapchat: 'Snapchat',
  threads: 'Threads',
  linkedin: 'LinkedIn',
}
