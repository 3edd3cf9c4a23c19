import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { Series } from './series.ts'

/** Lengths are percent of the plot, so that it is as wide as its place. */
export const whole = 100

export type Scale = ScaleLinear<number, number>

type Lines = Pick<Series, 'values'>[]

/**
 * The scale from zero to a round number above the highest value, and below zero as far as something was taken
 * back.
 */
export function heightScale(lines: Lines): Scale {
  const values = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const [, top = 1] = scaleLinear([0, Math.max(1, ...values)], [whole, 0])
    .nice(4)
    .domain()
  return scaleLinear([Math.min(0, ...values), top], [whole, 0])
}

/** Of fewer points with anything nobody knows which are usual. */
const fewestPoints = 7
/** A peak so many times as high as the points that are usual would leave nothing of them to see. */
const cutFrom = 4

/**
 * The same scale where sums of days or weeks are drawn: it ends above what is usual if a few of them are far
 * higher, so that the others can be told apart. What goes on up to the last point is no peak yet.
 */
export function scaleBelowPeaks(lines: Lines): Scale {
  const heights = heightsOf(lines)
  const end = endBelowPeaks(heights)
  if (end === undefined) return heightScale(lines)
  const capped = lines.map(({ values }) => ({
    values: values.map((value) => (value === null ? null : Math.min(value, end))),
  }))
  const scale = heightScale(capped)
  return isBeyond(scale, heights.at(-1) ?? 0) ? heightScale(lines) : scale
}

function endBelowPeaks(heights: number[]): number | undefined {
  const ordered = heights.toSorted((one, other) => other - one)
  const usual = ordered[Math.max(1, Math.floor(heights.length / 10))] ?? 0
  const isFlattened = usual > 0 && (ordered[0] ?? 0) >= cutFrom * usual
  const isKnown = heights.filter((height) => height > 0).length >= fewestPoints
  if (!isKnown || !isFlattened) return undefined
  return ordered.find((height) => height <= 1.5 * usual)
}

/** The highest value of each point. */
function heightsOf(lines: Lines): number[] {
  const points = Math.max(0, ...lines.map(({ values }) => values.length))
  return Array.from({ length: points }, (_, at) =>
    Math.max(0, ...lines.map(({ values }) => values[at] ?? 0)),
  )
}

const isBeyond = (scale: Scale, value: number): boolean => value > (scale.domain()[1] ?? value)

/** The points that are higher than the scale, each with the highest of its values. */
export function peaksBeyond(lines: Lines, scale: Scale): { at: number; value: number }[] {
  return heightsOf(lines)
    .map((value, at) => ({ at, value }))
    .filter(({ value }) => isBeyond(scale, value))
}

/** The place of a value, at the top where the scale ends before it. */
export const placeIn = (scale: Scale, value: number): number => Math.max(0, scale(value))

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

/** A few numbers along the side. Counts and amounts are whole, and none is written twice. */
export function ticksOf(scale: Scale, short: (value: number) => string = String): number[] {
  const ticks = scale.ticks(4).filter(Number.isInteger)
  const words = ticks.map(short)
  return ticks.filter((_, at) => words.indexOf(words[at] ?? '') === at)
}

/** The longest label of which four have room below the narrowest chart, such as `Nov 16`. */
const usualLength = 6

/**
 * Which labels are written below: the first, the last, and a few between them that do not touch the others.
 */
export function labelled(places: number[], labels: string[] = [], most = 4): number[] {
  const last = places.length - 1
  if (last < 1) return places.map((_, at) => at)
  const longest = Math.max(usualLength, ...labels.map(({ length }) => length))
  const apart = ((whole / 5) * longest) / usualLength
  const chosen = [0]
  for (let index = 1; index < most - 1; index += 1) {
    const at = nearest(places, (index * whole) / (most - 1))
    const isFree = [chosen.at(-1), last].every((other) => distance(places, other, at) >= apart)
    if (isFree) chosen.push(at)
  }
  return [...chosen, last]
}

function nearest(places: number[], wanted: number): number {
  const distances = places.map((place) => Math.abs(place - wanted))
  return distances.indexOf(Math.min(...distances))
}

function distance(places: number[], one = 0, other = 0): number {
  return Math.abs((places[other] ?? 0) - (places[one] ?? 0))
}
