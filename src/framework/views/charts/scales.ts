import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { Series } from './series.ts'

/** Lengths are percent of the plot, so that it is as wide as its place. */
export const whole = 100

/**
 * From nothing to a round number above the highest, for each side. Where something was taken back they go below
 * nothing, as far on one side as on the other, so that nothing is at one height.
 */
export function heightScales(series: Series[]): Record<'left' | 'right', Scale> {
  const sides = [false, true].map((isRight) =>
    reachOf(series.filter((one) => Boolean(one.isRight) === isRight)),
  )
  const depth = Math.max(...sides.map(({ lowest, top }) => -lowest / top))
  const [left, right] = sides.map(({ top }) => scaleLinear([-depth * top, top], [whole, 0]))
  return { left: left as Scale, right: right as Scale }
}

export type Scale = ScaleLinear<number, number>

function reachOf(series: Series[]): { lowest: number; top: number } {
  const values = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const [, top = 1] = scaleLinear([0, Math.max(1, ...values)], [whole, 0])
    .nice(4)
    .domain()
  return { lowest: Math.min(0, ...values), top }
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
