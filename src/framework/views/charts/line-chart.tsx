import type { ComponentChildren } from 'preact'
import type { ChartDays } from './days.ts'
import { Numbers } from './numbers.tsx'
import { Peaks } from './peaks.tsx'
import { Plot } from './plot.tsx'
import { evenPlaces, heightScale, placesInTime, scaleBelowPeaks } from './scales.ts'
import { lookOf, type Series } from './series.ts'

type Props = {
  /** The id that tells the charts of a page apart. */
  id: string
  title: string
  description?: string
  /** The chart in a sentence: all that is said of it to those who do not see it. */
  sentence: string
  labels: string[]
  /** The moment of each label, if they are not at even distances. */
  moments?: number[]
  /** The lines, one to four; the first is filled. */
  series: Series[]
  height?: string | undefined
  /** Whether the points are sums of days, of which one that is far above the others may be cut. */
  cutsPeaks?: boolean
  days?: ChartDays | undefined
  /** The figure that the chart leads to, between the heading and the plot. */
  children?: ComponentChildren
}

export function LineChart({
  id,
  title,
  description,
  sentence,
  labels,
  moments,
  series,
  height = 'h-52',
  cutsPeaks = false,
  days,
  children,
}: Props) {
  const places = moments ? placesInTime(moments) : evenPlaces(labels.length)
  const scale = cutsPeaks ? scaleBelowPeaks(series) : heightScale(series)
  return (
    <figure data-controller="chart" data-chart-path-value={days?.path}>
      <figcaption class="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div class="min-w-0">
          <h2 class="font-display text-lg leading-tight font-bold tracking-tight">{title}</h2>
          {description && <p class="mt-0.5 text-sm text-base-content/70">{description}</p>}
        </div>
        <div class="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {series.length > 1 &&
            series.map((one, index) => (
              <span class="flex items-center gap-1.5 text-base-content/80">
                <span class={`size-2 rounded-full ${lookOf(one, index).swatch}`} />
                {one.href ? (
                  <a href={one.href} class="link link-hover">
                    {one.name}
                  </a>
                ) : (
                  one.name
                )}
              </span>
            ))}
          <Numbers
            id={`${id}-numbers`}
            title={title}
            labels={labels}
            places={places}
            series={series}
            scale={scale}
            days={days}
          />
        </div>
      </figcaption>
      {children}
      <div
        data-chart-target="plot"
        role="img"
        aria-label={sentence}
        class={`relative rounded-sm ${days ? 'cursor-pointer select-none' : ''}`}
        data-action="pointermove->chart#point pointerleave->chart#leave blur->chart#hide keydown->chart#step pointerdown->chart#begin pointerup->chart#end pointercancel->chart#hide"
      >
        <Plot labels={labels} places={places} series={series} height={height} scale={scale} />
        <p data-chart-target="value" aria-live="polite" class="chart-value" hidden />
      </div>
      <Peaks labels={labels} series={series} scale={scale} />
    </figure>
  )
}
