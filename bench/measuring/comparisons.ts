import { type Comparison, rounds } from './load.ts'
import { twoPlaces, whole } from './report.ts'

/** How far to trust a table: on a busy machine the rounds contradict each other. */
export function printSpread(figures: Comparison[]): void {
  const percent = Math.max(...figures.map(({ spread }) => spread)) * 100
  console.log(
    `Geometric means of ${rounds} rounds. In a single round a ratio of requests was at most ${whole(percent)} % off.\n`,
  )
}

export function heads(first: string, ...others: string[]): string[] {
  const columns = others.flatMap((other) => [other, 'ratio'])
  return [`${first}, requests/s`, ...columns, `${first}, µs each`, ...columns]
}

export function cells(comparison: Comparison | undefined): string[] {
  if (comparison === undefined) return []
  const { sides, ratios } = comparison
  return [
    ...row(
      sides.map(({ rate }) => rate),
      ratios.map(({ rate }) => rate),
    ),
    ...row(
      sides.map(({ time }) => time),
      ratios.map(({ time }) => time),
    ),
  ]
}

function row([first = Number.NaN, ...others]: number[], ratios: number[]): string[] {
  const pairs = others.flatMap((other, index) => [
    whole(other),
    twoPlaces(ratios[index] ?? Number.NaN),
  ])
  return [whole(first), ...pairs]
}
