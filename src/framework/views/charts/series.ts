export type Series = {
  name: string
  /** The values, one for each label; null if there is nothing to draw. */
  values: (number | null)[]
  /** The value as the table and the pointer show it. */
  inWords: (value: number) => string
  /** The value as the axis shows it, where there is little room. */
  short: (value: number) => string
  /** Things that happened at a point besides: marked there, and told with its value. */
  notes?: (string | null)[]
  /** Where all that the line is made of is listed. */
  href?: string
  /** Whether this is expected and has not happened. */
  isForecast?: boolean
}

const looks = [
  { line: 'stroke-chart-1', area: 'fill-chart-1/15', dot: 'fill-chart-1', swatch: 'bg-chart-1' },
  { line: 'stroke-chart-2', area: 'fill-chart-2/15', dot: 'fill-chart-2', swatch: 'bg-chart-2' },
  { line: 'stroke-chart-3', area: 'fill-chart-3/15', dot: 'fill-chart-3', swatch: 'bg-chart-3' },
  { line: 'stroke-chart-4', area: 'fill-chart-4/15', dot: 'fill-chart-4', swatch: 'bg-chart-4' },
] as const

type Look = { line: string; area: string; dot: string; swatch: string }

const forecast: Look = {
  line: 'stroke-base-content/60',
  area: 'fill-none',
  dot: 'fill-base-content/60',
  swatch: 'bg-base-content/60',
}

export function lookOf(series: Pick<Series, 'isForecast'>, index: number): Look {
  return series.isForecast ? forecast : (looks[index % looks.length] as Look)
}
