import type { ComponentChildren } from 'preact'
import { markLabels } from '../../../creators/ratings/names.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { marksBy, type Rating } from '../../../tables/collabs/ratings.ts'

type Props = { rating: Rating; title: string; description?: string; children?: ComponentChildren }

/** One rating, with all that was said about it. */
export function RatingCard({ rating, title, description, children }: Props) {
  const { side, words, answer, hidden_reason } = rating
  return (
    <Card title={title} description={description}>
      <Facts>
        {marksBy[side].map((mark) => (
          <Fact name={markLabels[mark]}>{rating[mark]} of 5</Fact>
        ))}
      </Facts>
      {words !== '' && <p class="mt-4 text-sm wrap-anywhere">“{words}”</p>}
      {answer && <p class="mt-3 text-sm wrap-anywhere">Answer: “{answer}”</p>}
      {hidden_reason && (
        <p class="mt-3 text-sm wrap-anywhere">
          Nobody else sees it: Troupe’s team has hidden it. The reason: “{hidden_reason}”
        </p>
      )}
      {children}
    </Card>
  )
}
