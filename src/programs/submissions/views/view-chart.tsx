import type { ComponentChildren } from 'preact'
import { LineChart } from '../../../framework/views/charts/line-chart.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { abridgedCount, counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { daysBetween } from '../../../vocabulary/time/time.ts'

export type Reading = { taken_at: string; views: number }

type Props = {
  id: string
  /** The readings from the oldest to the newest. */
  readings: [Reading, ...Reading[]]
  height?: string | undefined
  children?: ComponentChildren
}

const day = { month: 'short', day: 'numeric' } as const
const hour = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const

/** How the views of a post grew, as its platform said, at times in the zone that the browser has told. */
export function ViewChart({ id, readings, height, children }: Props) {
  const [first, last] = endsOf(readings)
  const { timeZone } = useFrame()
  const isHourly = isInHours(readings)
  const format = new Intl.DateTimeFormat('en', {
    ...(isHourly ? hour : day),
    timeZone: timeZone ?? 'UTC',
  })
  const moments = readings.map(({ taken_at }) => Date.parse(taken_at))
  return (
    <LineChart
      id={id}
      title="Views"
      {...(isHourly && timeZone === undefined && { description: 'Times are in UTC.' })}
      sentence={`From ${counted(first.views, 'view')} to ${counted(last.views, 'view')}.`}
      labels={moments.map((moment) => format.format(moment))}
      moments={moments}
      height={height}
      series={[
        {
          name: 'Views',
          values: readings.map(({ views }) => views),
          inWords: grouped,
          short: abridgedCount,
        },
      ]}
    >
      {children}
    </LineChart>
  )
}

function isInHours(readings: Props['readings']): boolean {
  const [first, last] = endsOf(readings)
  return daysBetween(first.taken_at, last.taken_at) < 3
}

function endsOf(readings: Props['readings']): [Reading, Reading] {
  return [readings[0], readings.at(-1) ?? readings[0]]
}
