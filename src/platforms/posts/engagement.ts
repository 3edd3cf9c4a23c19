import type { PlatformPost } from '../provider.ts'

type Counts = Pick<PlatformPost, 'views' | 'likes' | 'comments' | 'shares'>

/** The number of the latest posts that count. */
export const engagementPosts = 30

/** The mean over posts of what was done with each, of those who saw it. Posts nobody saw say nothing. */
export function engagementByViews(posts: Counts[]): string | null {
  const rates = posts.flatMap(({ views, likes, comments, shares }) =>
    views === null || views === 0 ? [] : [((likes ?? 0) + (comments ?? 0) + (shares ?? 0)) / views],
  )
  return percent(rates)
}

/**
 * The engagement where a platform does not tell the views of every post: likes and comments as a share of the
 * followers.
 */
export function engagementByFollowers(
  posts: Pick<Counts, 'likes' | 'comments'>[],
  followers: number | null,
): string | null {
  if (followers === null || followers === 0) return null
  return percent(posts.map(({ likes, comments }) => ((likes ?? 0) + (comments ?? 0)) / followers))
}

function percent(rates: number[]): string | null {
  if (rates.length === 0) return null
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  // More than the column holds can only be a mistake of the platform.
  return Math.min(mean * 100, 99_999.99).toFixed(2)
}
