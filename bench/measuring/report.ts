/** Tables that read well in a terminal and can be pasted into a page. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`

  console.log(line(head))
  console.log(`|${widths.map((width, column) => rule(width, column)).join('|')}|`)
  for (const row of rows) console.log(line(row))
  console.log()
}

export const whole = (number: number) => Math.round(number).toLocaleString('en')

export const twoPlaces = (number: number) => number.toFixed(2)

/** The first column names the row; the others are figures. */
function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

function rule(width: number, column: number): string {
  return column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`
}

export function median(numbers: number[]): number {
  return numbers.toSorted((first, second) => first - second)[Math.floor(numbers.length / 2)] ?? 0
}

/**
 * The quotient of two geometric means is the mean of the quotients, so a ratio of them agrees with the
 * figures beside it and still compares only what was measured in the same round.
 */
export function geometricMean(numbers: number[]): number {
  const sum = numbers.reduce((total, number) => total + Math.log(number), 0)
  return Math.exp(sum / numbers.length)
}
