import { Card } from '../../../../framework/views/card.tsx'
import { LineChart } from '../../../../framework/views/charts/line-chart.tsx'
import { abridgedCount, counted, grouped } from '../../../../vocabulary/amounts/counts.ts'
import { daysBetween } from '../../../../vocabulary/time/time.ts'
import type { CurvePoint } from '../curve.ts'

/** Days, or hours where it is new: both together would touch on a phone. */
function formatOf(curve: CurvePoint[]) {
  const isNew = daysBetween(curve[0]?.taken_at ?? '', curve.at(-1)?.taken_at ?? '') < 3
  return new Intl.DateTimeFormat('en', {
    ...(isNew ? { weekday: 'short', hour: 'numeric' } : { month: 'short', day: 'numeric' }),
    timeZone: 'UTC',
  })
}

/** The views of a post beside what is usual for its account at that age. */
export function ComparedCurve({ curve }: { curve: CurvePoint[] }) {
  const last = curve.at(-1)
  if (last === undefined || curve.length < 2) return null
  const series = (name: string, values: (number | null)[]) => ({
    name,
    values,
    inWords: grouped,
    short: abridgedCount,
  })
  const format = formatOf(curve)
  const moments = curve.map(({ taken_at }) => Date.parse(taken_at))
  const most = Math.max(...curve.map(({ others }) => others))
  const own = series(
    'This post',
    curve.map(({ views }) => views),
  )
  const usual = series(
    'Usual at this age',
    curve.map(({ usual_views }) => usual_views),
  )

  return (
    <Card>
      <LineChart
        id="curve"
        title="Views"
        description="Times are in UTC."
        sentence={`This post has ${counted(last.views, 'view')}${last.usual_views === null ? '' : `, and ${grouped(last.usual_views)} are usual for its account at this age`}.`}
        labels={moments.map((moment) => format.format(moment))}
        moments={moments}
        series={most > 0 ? [own, usual] : [own]}
      />
      <p class="mt-3 text-sm text-base-content/70">
        {most > 0
          ? `Usual is the median of ${counted(most, 'other post')} of this account, each when it was as old.`
          : 'No other post of this account was read at this age, so there is nothing to compare it with.'}
      </p>
    </Card>
  )
}
