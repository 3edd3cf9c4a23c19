/** The single row of a statement that always gives one. */
export function one<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('Expected a row')
  return row
}
