import { line } from 'd3-shape'
import { evenPlaces, heightScale, whole } from './scales.ts'
import { lookOf } from './series.ts'

type Props = { values: number[]; index?: number; class?: string }

/** How something went, beside its number, which says the same to those who do not see this. */
export function Sparkline({ values, index = 0, class: className = 'h-7 w-20' }: Props) {
  if (values.length < 2) return <span class={`inline-block ${className}`} />
  const places = evenPlaces(values.length)
  const y = heightScale([{ values }])
  const drawn = line<number>(
    (_, at) => places[at] ?? 0,
    (value) => y(value),
  )

  return (
    <svg
      class={`shrink-0 overflow-visible ${className}`}
      viewBox={`0 0 ${whole} ${whole}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={drawn(values) ?? ''}
        class={`fill-none stroke-2 ${lookOf({}, index).line}`}
        vector-effect="non-scaling-stroke"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  )
}
