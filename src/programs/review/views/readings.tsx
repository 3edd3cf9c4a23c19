import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import { Time } from '../../../framework/views/time.tsx'
import { counted, grouped } from '../../../vocabulary/counts.ts'
import { daysBetween } from '../../../vocabulary/time.ts'
import type { Reviewed } from '../queries.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const hour = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** What its platform said of it, as a curve as soon as it was asked twice. */
export function Readings({ submission }: { submission: Reviewed }) {
  const readings = submission.history.snapshots.toReversed()
  const [first, latest] = [readings[0], readings.at(-1)]
  if (first === undefined || latest === undefined)
    return <p class="text-sm text-base-content/70">Its views have not been read yet.</p>

  const said = (
    <p class="text-sm text-base-content/70">
      <span class="font-medium text-base-content">{counted(latest.views, 'view')}</span>, read{' '}
      <Time at={latest.taken_at} />
      {readings.length === 1 && '. The curve begins with the next reading.'}
    </p>
  )
  if (readings.length === 1) return said

  const format = daysBetween(first.taken_at, latest.taken_at) < 3 ? hour : day
  return (
    <LineChart
      id="readings"
      title="Views"
      sentence={`From ${counted(first.views, 'view')} to ${counted(latest.views, 'view')}.`}
      labels={readings.map(({ taken_at }) => format.format(new Date(taken_at)))}
      height="h-28"
      series={[
        {
          name: 'Views',
          values: readings.map(({ views }) => views),
          inWords: grouped,
          short: (views) => compact.format(views),
        },
      ]}
    >
      <div class="-mt-3 mb-3">{said}</div>
    </LineChart>
  )
}
