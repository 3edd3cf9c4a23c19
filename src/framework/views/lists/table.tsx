import type { ComponentChildren } from 'preact'

type Column<Row> = { title: string; cell: (row: Row) => ComponentChildren; class?: string }

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** Whether on a phone all but the first cell share lines, for lists that one looks through. */
  isDense?: boolean
}

/**
 * Rows under headings. On a phone each row is a card: its first cell is the head, the others have their
 * heading beside them, and the least important columns give way (`max-sm:hidden`).
 */
export function Table<Row>({ caption, columns, rows, isDense = false }: Props<Row>) {
  if (rows.length === 0) return null

  return (
    <div class="overflow-x-auto rounded-box border border-base-300 bg-base-100 shadow-xs">
      <table class={isDense ? 'table row-cards row-lines' : 'table row-cards'}>
        <caption class="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, class: className }) => (
              <th scope="col" class={className}>
                {title || <span class="sr-only">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {columns.map(({ title, cell, class: className }) => (
                <td class={className} data-title={title}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
