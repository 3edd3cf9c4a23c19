/** Who read the views of a post, by the names that readings are stored with. */
const sources: Record<string, string> = {
  simulated: 'the simulated platform',
  'tiktok-display-v2': 'TikTok',
  'youtube-data-v3': 'YouTube',
  'instagram-graph': 'Instagram',
  'x-v2': 'X',
  staff: 'our staff',
}

const definitions: Record<string, string> = {
  'simulated-views': 'A view is a play on the simulated platform.',
  'tiktok-views': 'A view is a play of any length, as TikTok counts it.',
  'youtube-2026-08': 'A view is a play, as YouTube has counted it since August 2026.',
  'instagram-organic-views': 'A view is an organic play, as Instagram counts it; ads are left out.',
  'x-impressions': 'A view is each time X showed the post to someone.',
}

export const sourceInWords = (provider: string) => sources[provider] ?? provider

export const definitionInWords = (definition: string) => definitions[definition] ?? definition
