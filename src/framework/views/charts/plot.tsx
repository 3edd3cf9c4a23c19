import { area, line } from 'd3-shape'
import { PeakMark } from './peaks.tsx'
import { labelled, placeIn, type Scale, ticksOf, whole } from './scales.ts'
import { lookOf, type Series } from './series.ts'

type Props = {
  labels: string[]
  /** The place of each label, in percent. */
  places: number[]
  series: Series[]
  height: string
  scale: Scale
}

const percent = (number: number) => `${Number(number.toFixed(2))}%`

/**
 * Lines over time. Words keep their size and lines their width however wide the page is: only the shapes
 * are stretched, everything else is placed in percent.
 */
export function Plot({ labels, places, series, height, scale }: Props) {
  return (
    <div class="grid grid-cols-[auto_minmax(0,1fr)]" aria-hidden="true">
      <Side series={series} scale={scale} height={height} />
      <svg aria-hidden="true" class={`col-start-2 row-start-1 w-full overflow-visible ${height}`}>
        {ticksOf(scale, series[0]?.short).map((tick) => (
          <line
            x1="0"
            x2="100%"
            y1={percent(scale(tick))}
            y2={percent(scale(tick))}
            class="stroke-base-300"
          />
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${whole} ${whole}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          class="overflow-visible"
        >
          {series.map((one, index) => (
            <Shape
              series={one}
              index={index}
              places={places}
              scale={scale}
              isFilled={index === 0}
            />
          ))}
        </svg>
        {series.map((one, index) => (
          <Marks series={one} index={index} places={places} scale={scale} />
        ))}
        <PeakMark series={series} scale={scale} places={places} />
        <rect data-chart-target="drawn" y="0" height="100%" class="hidden fill-base-content/10" />
        <line
          data-chart-target="cursor"
          y1="0"
          y2="100%"
          class="hidden stroke-base-content/40"
          stroke-dasharray="3 3"
        />
        {series.map((one, index) => (
          <circle
            data-chart-target="dot"
            r="4"
            class={`hidden stroke-base-100 stroke-2 ${lookOf(one, index).dot}`}
          />
        ))}
      </svg>
      <Below labels={labels} places={places} />
    </div>
  )
}

type ShapeProps = {
  series: Series
  index: number
  places: number[]
  scale: Scale
  isFilled: boolean
}

function Shape({ series, index, places, scale, isFilled }: ShapeProps) {
  const look = lookOf(series, index)
  const along = (_: number | null, at: number) => places[at] ?? 0
  const isThere = (value: number | null) => value !== null
  // A line that is higher than the scale stays in the plot, and touches its upper edge.
  const high = (value: number | null) => placeIn(scale, value ?? 0)
  const drawn = line<number | null>(along, high).defined(isThere)
  const filled = area<number | null>(along, scale(0), high).defined(isThere)

  return (
    <>
      {isFilled && <path d={filled(series.values) ?? ''} class={look.area} />}
      <path
        d={drawn(series.values) ?? ''}
        class={`fill-none stroke-2 ${look.line}`}
        vector-effect="non-scaling-stroke"
        stroke-linejoin="round"
        stroke-linecap="round"
        stroke-dasharray={series.isForecast ? '1 6' : undefined}
      />
    </>
  )
}

/** The marks of a series, at points where something else happened. */
function Marks({ series, index, places, scale }: Omit<ShapeProps, 'isFilled'>) {
  const { line } = lookOf(series, index)
  return (
    <>
      {series.notes?.map(
        (note, at) =>
          note !== null && (
            <circle
              cx={percent(places[at] ?? 0)}
              cy={percent(placeIn(scale, series.values[at] ?? 0))}
              r="4"
              class={`fill-base-100 stroke-2 ${line}`}
            />
          ),
      )}
    </>
  )
}

type SideProps = { series: Series[]; scale: Scale; height: string }

/** The numbers beside the plot. */
function Side({ series, scale, height }: SideProps) {
  const short = series[0]?.short ?? String

  return (
    <svg
      aria-hidden="true"
      class={`row-start-1 w-12 overflow-visible fill-base-content/70 text-[0.6875rem] tabular-nums col-start-1 ${height}`}
    >
      {ticksOf(scale, short).map((tick) => (
        <text x="2.5rem" y={percent(scale(tick))} dy="0.35em" text-anchor="end">
          {short(tick)}
        </text>
      ))}
    </svg>
  )
}

function Below({ labels, places }: Pick<Props, 'labels' | 'places'>) {
  const shown = labelled(places, labels)

  return (
    <svg
      aria-hidden="true"
      class="col-start-2 row-start-2 mt-2 h-4 w-full overflow-visible fill-base-content/70 text-[0.6875rem]"
    >
      {shown.map((at, index) => (
        <text
          x={percent(places[at] ?? 0)}
          y="0.8em"
          text-anchor={index === 0 ? 'start' : index === shown.length - 1 ? 'end' : 'middle'}
        >
          {labels[at]}
        </text>
      ))}
    </svg>
  )
}
