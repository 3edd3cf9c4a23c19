import { Card } from '../../../framework/views/card.tsx'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { newHandInPath, postsForPath } from '../../../vocabulary/addresses/submission-urls.ts'

type Props = {
  campaign: Pick<Campaign, 'id'>
  /** Whether it takes more posts. */
  isOpen: boolean
}

/** Stands where one could take part, for those who do. */
export function Joined({ campaign, isOpen }: Props) {
  return (
    <Card
      title="You take part"
      description="See how your posts for it do, and what each has earned."
    >
      <div class="grid gap-2">
        {isOpen && (
          <a href={newHandInPath(campaign)} class="btn btn-primary">
            Submit another post
          </a>
        )}
        <a href={postsForPath(campaign)} class="btn">
          Your posts for it
        </a>
      </div>
    </Card>
  )
}
