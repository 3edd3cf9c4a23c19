import { scaleBand } from 'd3-scale'
import type { ComponentChildren } from 'preact'
import { Numbers } from './numbers.tsx'
import { Peaks } from './peaks.tsx'
import {
  evenPlaces,
  labelled,
  peaksBeyond,
  placeIn,
  scaleBelowPeaks,
  ticksOf,
  whole,
} from './scales.ts'
import type { Series } from './series.ts'

type Props = {
  /** The id that tells the charts of a page apart. */
  id: string
  title: string
  description?: string
  /** The chart in a sentence: all that is said of it to those who do not see it. */
  sentence: string
  labels: string[]
  series: Omit<Series, 'values'> & { values: number[] }
  /** Where all that a bar is made of is listed, one address for each. */
  hrefs?: string[]
}

const percent = (number: number) => `${Number(number.toFixed(2))}%`

/** Sums of equal stretches of time, side by side. The last one still grows, and looks like it. */
export function BarChart({ id, title, description, sentence, labels, series, hrefs = [] }: Props) {
  const y = scaleBelowPeaks([series])
  const places = labels.map((_, at) => String(at))
  const x = scaleBand(places, [0, whole]).paddingInner(0.25)
  const last = labels.length - 1

  return (
    <figure>
      <figcaption class="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div class="min-w-0">
          <h2 class="font-display text-lg leading-tight font-bold tracking-tight">{title}</h2>
          {description && <p class="mt-0.5 text-sm text-base-content/70">{description}</p>}
        </div>
        <Numbers
          id={`${id}-numbers`}
          title={title}
          labels={labels}
          series={[series]}
          scale={y}
          hrefs={hrefs}
        />
      </figcaption>
      <p class="sr-only">{sentence}</p>
      <div class="grid grid-cols-[auto_minmax(0,1fr)]">
        <svg
          aria-hidden="true"
          class="h-40 w-12 overflow-visible fill-base-content/70 text-[0.6875rem] tabular-nums"
        >
          {ticksOf(y, series.short).map((tick) => (
            <text x="2.5rem" y={percent(y(tick))} dy="0.35em" text-anchor="end">
              {series.short(tick)}
            </text>
          ))}
        </svg>
        <svg aria-hidden="true" class="h-40 w-full overflow-visible">
          {ticksOf(y, series.short).map((tick) => (
            <line
              x1="0"
              x2="100%"
              y1={percent(y(tick))}
              y2={percent(y(tick))}
              class="stroke-base-300"
            />
          ))}
          {series.values.map((value, at) => (
            <BarLink to={hrefs[at]}>
              <title>{`${labels[at]}: ${series.inWords(value)}`}</title>
              {hrefs[at] && (
                <rect
                  x={percent(x(String(at)) ?? 0)}
                  width={percent(x.bandwidth())}
                  height="100%"
                  class="fill-transparent"
                />
              )}
              <rect
                x={percent(x(String(at)) ?? 0)}
                y={percent(Math.min(placeIn(y, value), y(0)))}
                width={percent(x.bandwidth())}
                height={percent(Math.abs(y(0) - placeIn(y, value)))}
                rx="3"
                class={at === last ? 'fill-chart-1/60' : 'fill-chart-1'}
              />
            </BarLink>
          ))}
          {peaksBeyond([series], y).map(({ at, value }) => (
            <>
              <rect
                x={percent(x(String(at)) ?? 0)}
                y="10%"
                width={percent(x.bandwidth())}
                height="3"
                class="pointer-events-none fill-base-100"
              />
              <text
                x={percent((x(String(at)) ?? 0) + x.bandwidth() / 2)}
                y="-0.4em"
                text-anchor="middle"
                class="fill-base-content text-[0.6875rem] font-semibold"
              >
                {series.short(value)}
              </text>
            </>
          ))}
        </svg>
        <svg
          aria-hidden="true"
          class="col-start-2 mt-2 h-4 w-full overflow-visible fill-base-content/70 text-[0.6875rem]"
        >
          {labelled(evenPlaces(labels.length), labels, 3).map((at, index, all) => (
            <text
              x={percent(index === all.length - 1 ? whole : (x(String(at)) ?? 0))}
              y="0.8em"
              text-anchor={index === all.length - 1 ? 'end' : 'start'}
            >
              {labels[at]}
            </text>
          ))}
        </svg>
      </div>
      <Peaks labels={labels} series={[series]} scale={y} />
    </figure>
  )
}

/** A bar is a link for the pointer, and small; the keyboard and those who do not see it have the table. */
function BarLink({ to, children }: { to: string | undefined; children: ComponentChildren }) {
  if (to === undefined) return <g>{children}</g>
  return (
    <a href={to} tabindex={-1}>
      {children}
    </a>
  )
}
