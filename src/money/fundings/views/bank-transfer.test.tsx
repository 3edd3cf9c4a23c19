import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import type { Funding } from '../../../tables/finance/fundings.ts'
import { BankTransfer } from './bank-transfer.tsx'

test.each([
  [
    30,
    'when it arrives, usually within two working days, and let you know. We wait for it for 30 days.',
  ],
  [1, 'when it arrives and let you know. We wait for it for 1 day.'],
])('%j days to wait do not contradict how long it takes', (transferDays, words) => {
  const funding = { amount: 900, currency: 'usd', reference: 'TRP-7K2Q-M9XD' } as Funding
  const props = { funding, bankDetails: undefined, transferDays }
  expect(render(<BankTransfer {...props} />)).toContain(words)
})
