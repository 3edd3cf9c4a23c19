import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { Series } from './series.ts'

/** Lengths are percent of the plot, so that it is as wide as its place. */
export const whole = 100

/** From nothing, or from below it where something was taken back, to a round number above the highest. */
export function heightScale(series: Series[]): ScaleLinear<number, number> {
  const values = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const highest = Math.max(1, ...values)
  return scaleLinear([Math.min(0, ...values), highest], [whole, 0]).nice(4)
}

export function widthScale(count: number): ScaleLinear<number, number> {
  return scaleLinear([0, Math.max(1, count - 1)], [0, whole])
}

/** A few numbers along the side. Counts and amounts are whole. */
export function ticksOf(scale: ScaleLinear<number, number>): number[] {
  return scale.ticks(4).filter(Number.isInteger)
}

/** Which labels are written below: the first, the last, and a few between them. */
export function labelled(count: number, most = 4): number[] {
  const number = Math.min(most, count)
  if (number < 2) return count === 1 ? [0] : []
  return Array.from({ length: number }, (_, index) =>
    Math.round((index * (count - 1)) / (number - 1)),
  )
}
