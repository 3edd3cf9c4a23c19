import type { Series } from '../../../framework/views/charts/series.ts'

/**
 * Draws only what came to it on each day. Where a post stops counting its views and money leave the sums
 * on that day, which is right for the sums and no gain: it is drawn as nothing, and told.
 */
export function onlyGains(series: Series, lost: string): Series {
  const losses = series.values.map((value) => (value !== null && value < 0 ? -value : 0))
  if (losses.every((loss) => loss === 0)) return series
  return {
    ...series,
    values: series.values.map((value) => (value === null ? null : Math.max(0, value))),
    notes: losses.map((loss) => (loss > 0 ? `${series.inWords(loss)} ${lost}` : null)),
  }
}

/** Says what the marks in a chart mean, where there are any. */
export function Marked({ series }: { series: Series[] }) {
  if (!series.some(({ notes }) => notes?.some((note) => note !== null))) return null
  return (
    <p class="mt-3 text-sm text-base-content/70">
      A ring marks a day on which posts stopped counting, for example because they were flagged.
    </p>
  )
}
