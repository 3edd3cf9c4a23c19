import type { ComponentChildren } from 'preact'
import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import { abridged, counted, grouped } from '../../../vocabulary/counts.ts'
import { daysBetween } from '../../../vocabulary/time.ts'

export type Reading = { taken_at: string; views: number }

type Props = {
  id: string
  /** From the oldest to the newest. */
  readings: [Reading, ...Reading[]]
  height?: string | undefined
  children?: ComponentChildren
}

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const hour = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** How the views of a post grew, as its platform said. */
export function ViewChart({ id, readings, height, children }: Props) {
  const [first, last] = endsOf(readings)
  const format = isInHours(readings) ? hour : day
  const moments = readings.map(({ taken_at }) => Date.parse(taken_at))
  return (
    <LineChart
      id={id}
      title="Views"
      sentence={`From ${counted(first.views, 'view')} to ${counted(last.views, 'view')}.`}
      labels={moments.map((moment) => format.format(moment))}
      moments={moments}
      height={height}
      series={[
        {
          name: 'Views',
          values: readings.map(({ views }) => views),
          inWords: grouped,
          short: abridged,
        },
      ]}
    >
      {children}
    </LineChart>
  )
}

export function isInHours(readings: Props['readings']): boolean {
  const [first, last] = endsOf(readings)
  return daysBetween(first.taken_at, last.taken_at) < 3
}

function endsOf(readings: Props['readings']): [Reading, Reading] {
  return [readings[0], readings.at(-1) ?? readings[0]]
}
