import { Card } from '../../../framework/views/card.tsx'
import type { Collab } from '../../../tables/collabs/collabs.ts'

/** The reason why staff returned the collab, until it is submitted again. */
export function ReviewNote({ collab: { review_note } }: { collab: Collab }) {
  if (review_note === null) return null

  return (
    <Card
      title="Returned by Troupe’s team"
      description="Change what the note says, and submit the collab again."
    >
      <blockquote class="border-l-4 border-warning pl-4 text-sm whitespace-pre-line wrap-anywhere">
        {review_note}
      </blockquote>
    </Card>
  )
}
