import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { Series } from './series.ts'

/** Lengths are percent of the plot, so that it is as wide as its place. */
export const whole = 100

export type Scale = ScaleLinear<number, number>

/** From nothing to a round number above the highest, and below nothing as far as something was taken back. */
export function heightScale(lines: Pick<Series, 'values'>[]): Scale {
  const values = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const [, top = 1] = scaleLinear([0, Math.max(1, ...values)], [whole, 0])
    .nice(4)
    .domain()
  return scaleLinear([Math.min(0, ...values), top], [whole, 0])
}

export function widthScale(count: number): Scale {
  return scaleLinear([0, Math.max(1, count - 1)], [0, whole])
}

/** A few numbers along the side. Counts and amounts are whole. */
export function ticksOf(scale: Scale): number[] {
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
