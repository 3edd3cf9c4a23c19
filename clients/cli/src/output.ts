import { stripVTControlCharacters, styleText } from 'node:util'

type Row = Record<string, string | number | null | undefined>
type Format = Parameters<typeof styleText>[0]

const hasColour = () => process.stdout.isTTY && !process.env.NO_COLOR

/** Colour only on a terminal; `NO_COLOR` is heeded. */
export function paint(format: Format, text: string): string {
  return hasColour() ? styleText(format, text) : text
}

/** What another library has painted already. */
export function inColour(text: string): string {
  return hasColour() ? text : stripVTControlCharacters(text)
}

/** Texts of others could move the cursor, or colour what they are not. */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go.
  return stripVTControlCharacters(text).replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
}

export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2))
}

export function sayTable(rows: Row[], empty: string): void {
  const [first] = rows
  if (first === undefined) say(empty)
  const names = Object.keys(first ?? {})
  if (names.length === 0) return
  const cells = rows.map((row) => names.map((name) => plain(String(row[name] ?? ''))))
  const widths = names.map((name, at) =>
    Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)),
  )
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] === 'number'))
  const line = (row: string[]) =>
    row
      .map((cell, at) =>
        isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  say(paint('bold', line(names.map((name) => name.toUpperCase()))), ...cells.map(line))
}

/** Names and values, one a line. */
export function sayFacts(facts: Row): void {
  const width = Math.max(...Object.keys(facts).map((name) => name.length))
  for (const [name, value] of Object.entries(facts)) {
    if (value != null) say(`${paint('dim', name.padEnd(width))}  ${plain(String(value))}`)
  }
}
