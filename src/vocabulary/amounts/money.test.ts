import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyCodes } from './currencies.ts'
import { divideNearly, formatMoney, fromDecimal, toDecimal } from './money.ts'

test('money has as many decimals as its currency', () => {
  expect(toDecimal(1250, 'usd')).toBe('12.50')
  expect(toDecimal(5, 'usd')).toBe('0.05')
  expect(toDecimal(1250, 'jpy')).toBe('1250')
  expect(toDecimal(1250, 'kwd')).toBe('1.250')
  expect(formatMoney(123456, 'usd')).toBe('$1,234.56')
  expect(formatMoney(Number.MAX_SAFE_INTEGER, 'eur')).toBe('€90,071,992,547,409.91')
})

test('money means the same whatever the runtime knows of prices', () => {
  expect(toDecimal(1250, 'huf')).toBe('12.50')
  expect(formatMoney(1250, 'huf')).toBe('HUF\u00a012.50')
  expect(formatMoney(1250, 'iqd')).toBe('IQD\u00a01.250')
  expect(formatMoney(1250, 'jpy')).toBe('¥1,250')
})

test('money that is taken away has a sign, whatever its decimals', () => {
  expect(toDecimal(-5, 'usd')).toBe('-0.05')
  expect(toDecimal(-1250, 'jpy')).toBe('-1250')
  expect(toDecimal(-1250, 'kwd')).toBe('-1.250')
  expect(formatMoney(-5, 'usd')).toBe('-$0.05')
})

test('money is read the way people type it', () => {
  expect(fromDecimal('12.50', 'usd')).toBe(1250)
  expect(fromDecimal(' $1,250 ', 'usd')).toBe(125_000)
  expect(fromDecimal('12,5', 'eur')).toBe(1250)
  expect(fromDecimal('1,250', 'jpy')).toBe(1250)
})

test('what is no amount of the currency is refused', () => {
  for (const typed of ['', 'abc', '1.2.3', '1,23,4', '.', '1e3', '-', '--1', '-x']) {
    expect(fromDecimal(typed, 'usd')).toBe('no_amount')
  }
  for (const typed of ['-1', '−12.50', '- $5', '$-5', '-1.234']) {
    expect(fromDecimal(typed, 'usd')).toBe('negative')
  }
  expect(fromDecimal('1.234', 'usd')).toBe('too_precise')
  expect(fromDecimal('12.5', 'jpy')).toBe('too_precise')
  expect(fromDecimal('99999999999999999', 'usd')).toBe('too_large')
})

test('what is written is read back as it was', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(...currencyCodes), (amount, currency) => {
      expect(fromDecimal(toDecimal(amount, currency), currency)).toBe(amount)
    }),
  )
})

test('what is only read is rounded, both above and below nothing', () => {
  const nearly = (dividend: number, divisor: number) =>
    Number(divideNearly(BigInt(dividend), BigInt(divisor)))
  expect(nearly(200, 3)).toBe(67)
  expect(nearly(100, 3)).toBe(33)
  expect(nearly(5, 2)).toBe(3)
  expect(nearly(-5, 2)).toBe(-3)
  expect(nearly(-200, 3)).toBe(-67)
  expect(nearly(0, 7)).toBe(0)
})
