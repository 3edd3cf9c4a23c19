import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Table } from './table.tsx'

test('each value says its heading, which a phone shows beside it', () => {
  const columns = [{ title: 'Amount', cell: (amount: number) => `${amount} left` }]
  const html = render(<Table caption="Sums" columns={columns} rows={[3]} />)
  expect(html).toContain('class="table row-cards"')
  expect(html).toContain('<td data-title="Amount">3 left</td>')
})
