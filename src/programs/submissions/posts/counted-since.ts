import type { Campaign } from '../../../tables/campaigns/campaigns.ts'

/** From when on the views of a post count, said with the same words wherever it is said. */
export const countedSince =
  'since you posted it. If you posted it before the campaign began, only those after you submit it count'

/** Whether all of its views are from the time of the campaign, as far as anybody knows. */
export function isPostedSince(
  { published_at }: Pick<Campaign, 'published_at'>,
  posted_at: string | null,
): boolean {
  return (
    posted_at !== null && published_at !== null && Date.parse(posted_at) >= Date.parse(published_at)
  )
}
