import { Card } from '../../../../framework/views/card.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { sourceInWords } from '../../../../platforms/posts/readings-in-words.ts'
import { grouped } from '../../../../vocabulary/amounts/counts.ts'
import { type Reading, ViewChart } from '../../../submissions/views/view-chart.tsx'
import type { Explanation } from '../../paying/explanation.ts'

/** How its views grew, as soon as they were read twice. */
export function ViewCurve({ explanation }: { explanation: Explanation | undefined }) {
  const [first, ...more] = explanation?.readings ?? []
  if (first === undefined) return null
  const last = more.at(-1)
  if (last === undefined)
    return (
      <Card title="Views">
        <p class="figure">{grouped(first.views)}</p>
        <p class="mt-1 text-sm text-base-content/70">
          Read <Time at={first.taken_at} isPhrase />. The curve begins with the next reading.
        </p>
      </Card>
    )

  const readings: [Reading, ...Reading[]] = [first, ...more]
  return (
    <Card>
      <ViewChart id="views" readings={readings} />
      <p class="mt-3 text-sm text-base-content/70">
        Last read <Time at={last.taken_at} isPhrase />
        {explanation?.snapshot && `, from ${sourceInWords(explanation.snapshot.provider)}`}.
      </p>
    </Card>
  )
}
