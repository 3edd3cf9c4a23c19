import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { markNames } from '../../../tables/collabs/ratings.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import type { Averages } from '../averages.ts'
import { markLabels } from '../names.ts'

type Props = { ratings: Averages; by: 'creators' | 'brands' }

/** The marks of someone, with their number, and the last words. Nothing where there are none. */
export function RatingAverages({ ratings, by }: Props) {
  if (ratings.count === 0) return null
  const { average, count, latest } = ratings

  return (
    <Card
      title={`Rated ${average} of 5`}
      description={`By ${by} after finished collabs: ${counted(count, 'rating')}.`}
    >
      <Facts>
        {markNames.map(
          (mark) =>
            ratings[mark] !== null && <Fact name={markLabels[mark]}>{ratings[mark]} of 5</Fact>,
        )}
      </Facts>
      {latest.length > 0 && (
        <ul class="mt-5 space-y-4 border-t border-base-300 pt-4 text-sm">
          {latest.map(({ words, answer, created_at }) => (
            <li>
              <p class="wrap-anywhere">“{words}”</p>
              {answer && <p class="mt-1 wrap-anywhere text-base-content/75">Answer: “{answer}”</p>}
              <p class="mt-1 text-base-content/75">
                <Time at={created_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
