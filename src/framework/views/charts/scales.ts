import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { Series } from './series.ts'

/** Lengths are percent of the plot, so that it is as wide as its place. */
export const whole = 100

export type Scale = ScaleLinear<number, number>

/**
 * The scale from zero to a round number above the highest value, and below zero as far as something was taken
 * back.
 */
export function heightScale(lines: Pick<Series, 'values'>[]): Scale {
  const values = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const [, top = 1] = scaleLinear([0, Math.max(1, ...values)], [whole, 0])
    .nice(4)
    .domain()
  return scaleLinear([Math.min(0, ...values), top], [whole, 0])
}

/** The places of so many points, at even distances. */
export function evenPlaces(count: number): number[] {
  const x = scaleLinear([0, Math.max(1, count - 1)], [0, whole])
  return Array.from({ length: count }, (_, at) => x(at))
}

/** The place of each moment between the first and the last. */
export function placesInTime(moments: number[]): number[] {
  const [first = 0, last = 0] = [moments[0], moments.at(-1)]
  const x = scaleLinear([first, Math.max(first + 1, last)], [0, whole])
  return moments.map((moment) => x(moment))
}

/** A few numbers along the side. Counts and amounts are whole. */
export function ticksOf(scale: Scale): number[] {
  return scale.ticks(4).filter(Number.isInteger)
}

/**
 * Which labels are written below: the first, the last, and a few between them that do not touch the others.
 */
export function labelled(places: number[], most = 4): number[] {
  const last = places.length - 1
  if (last < 1) return places.map((_, at) => at)
  const chosen = [0]
  for (let index = 1; index < most - 1; index += 1) {
    const at = nearest(places, (index * whole) / (most - 1))
    if (isApart(places, chosen.at(-1), at) && isApart(places, at, last)) chosen.push(at)
  }
  return [...chosen, last]
}

function nearest(places: number[], wanted: number): number {
  const distances = places.map((place) => Math.abs(place - wanted))
  return distances.indexOf(Math.min(...distances))
}

function isApart(places: number[], before = 0, after = 0): boolean {
  return (places[after] ?? 0) - (places[before] ?? 0) >= whole / 5
}
