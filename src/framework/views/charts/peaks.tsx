import { peaksBeyond, type Scale, whole } from './scales.ts'
import type { Series } from './series.ts'

type Props = { labels: string[]; series: Series[]; scale: Scale }

/** Says that the axis ends below the highest points, and what these are. */
export function Peaks({ labels, series, scale }: Props) {
  const { inWords = String, short = String } = series[0] ?? {}
  const peaks = peaksBeyond(series, scale).toSorted((one, other) => other.value - one.value)
  const [highest] = peaks
  if (highest === undefined) return null
  const others = peaks.length - 1

  return (
    <p class="mt-2 text-xs text-base-content/70">
      The axis ends at {short(scale.domain()[1] ?? 0)}, so that smaller values can be told apart:{' '}
      {labels[highest.at]} ({inWords(highest.value)})
      {others > 0 && ` and ${others} other ${others === 1 ? 'peak' : 'peaks'}`}{' '}
      {others > 0 ? 'are' : 'is'} higher than what is drawn.
    </p>
  )
}

/** So near to a side of the plot a word in its middle would leave it. */
const edge = 8

type MarkProps = { series: Series[]; scale: Scale; places: number[] }

/** The value of the highest, where its line touches the upper edge, on a ground that hides the line. */
export function PeakMark({ series, scale, places }: MarkProps) {
  const [highest] = peaksBeyond(series, scale).toSorted((one, other) => other.value - one.value)
  if (highest === undefined) return null
  const place = places[highest.at] ?? 0
  const anchor = place < edge ? 'start' : place > whole - edge ? 'end' : 'middle'

  return (
    <text
      x={`${Number(place.toFixed(2))}%`}
      y="0.9em"
      text-anchor={anchor}
      stroke-linejoin="round"
      class="fill-base-content stroke-base-100 stroke-8 text-[0.6875rem] font-semibold [paint-order:stroke]"
    >
      ↑ {series[0]?.short(highest.value)}
    </text>
  )
}
