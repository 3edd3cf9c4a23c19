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

const inDays = {
  step: 86_400_000,
  label: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
}
const inHours = {
  step: 3_600_000,
  label: new Intl.DateTimeFormat('en', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }),
}

/** How the views of a post grew, as its platform said. */
export function ViewChart({ id, readings, height, children }: Props) {
  const [first, last] = endsOf(readings)
  const { step, label } = isInHours(readings) ? inHours : inDays
  const points = evenly(readings, step)
  return (
    <LineChart
      id={id}
      title="Views"
      sentence={`From ${counted(first.views, 'view')} to ${counted(last.views, 'view')}.`}
      labels={points.map(({ at }) => label.format(at))}
      height={height}
      series={[
        {
          name: 'Views',
          values: points.map(({ views }) => views),
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

/** One point for each step, with what was last read until then: platforms are not asked at even distances. */
function evenly(readings: Props['readings'], step: number): { at: number; views: number }[] {
  const times = readings.map(({ taken_at }) => Date.parse(taken_at))
  const [first, last] = endsOf(readings)
  const end = Date.parse(last.taken_at)
  const points = []
  for (let at = Date.parse(first.taken_at); at < end; at += step)
    points.push({ at, views: readings[times.findLastIndex((time) => time <= at)]?.views ?? 0 })
  return [...points, { at: end, views: last.views }]
}
