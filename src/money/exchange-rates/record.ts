import { defineRecord } from '../../activity/records/record.ts'
import { exchangeRates } from '../../tables/finance/exchange-rates.ts'

export const exchangeRateRecord = defineRecord({
  type: 'ExchangeRate',
  table: exchangeRates,
  notFound: 'Exchange rate not found.',
  labels: { rate: 'For one euro', day: 'Rate of', user_id: 'Entered by' },
  sentences: {
    create: ({ currency, day }) =>
      `entered the exchange rate of ${currency?.toUpperCase()} on ${day}`,
  },
})
