import { Card } from '../../../framework/views/card.tsx'
import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { sourceInWords } from '../../../platforms/readings-in-words.ts'
import { counted, grouped } from '../../../vocabulary/counts.ts'
import { daysBetween } from '../../../vocabulary/time.ts'
import type { Explanation } from '../explanation.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const hour = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** How its views grew, as the platform said. */
export function ViewCurve({ explanation }: { explanation: Explanation | undefined }) {
  const readings = explanation?.readings ?? []
  const [first, last] = [readings[0], readings.at(-1)]
  if (first === undefined || last === undefined) return null
  if (readings.length < 2)
    return (
      <Card title="Views">
        <p class="figure">{grouped(last.views)}</p>
        <p class="mt-1 text-sm text-base-content/70">
          Read <Time at={last.taken_at} isPhrase />. The curve begins with the next reading.
        </p>
      </Card>
    )

  const isShort = daysBetween(first.taken_at, last.taken_at) < 3
  const format = isShort ? hour : day
  const points = evenly(readings, isShort ? hourMs : dayMs)
  return (
    <Card>
      <LineChart
        id="views"
        title="Views"
        sentence={`From ${counted(first.views, 'view')} to ${counted(last.views, 'view')}.`}
        labels={points.map(({ at }) => format.format(at))}
        series={[
          {
            name: 'Views',
            values: points.map(({ views }) => views),
            inWords: grouped,
            short: (views) => compact.format(views),
          },
        ]}
      />
      <p class="mt-3 text-sm text-base-content/70">
        Last read <Time at={last.taken_at} isPhrase />
        {explanation?.snapshot && `, from ${sourceInWords(explanation.snapshot.provider)}`}
        {isShort && '. Hours are in UTC'}.
      </p>
    </Card>
  )
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** One point for each hour or day, with what was last read until then: platforms are not asked at even distances. */
function evenly(readings: Explanation['readings'], step: number): { at: number; views: number }[] {
  const times = readings.map(({ taken_at }) => Date.parse(taken_at))
  const last = times.at(-1) ?? 0
  const points = []
  for (let at = times[0] ?? 0; at < last; at += step)
    points.push({ at, views: readings[times.findLastIndex((time) => time <= at)]?.views ?? 0 })
  return [...points, { at: last, views: readings.at(-1)?.views ?? 0 }]
}
