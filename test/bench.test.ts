import { expect, test } from 'vitest'
import { combine } from '../bench/measuring/load.ts'

const figures = (rate: number, time: number) => ({ rate, time })

test('the ratios of a bench agree with the figures beside them, however far the rounds are apart', () => {
  const { sides, ratios, spread } = combine([
    [figures(338, 1800), figures(921, 300)],
    [figures(400, 1900), figures(341, 310)],
    [figures(120, 2100), figures(100, 290)],
  ])
  const [ours, bare] = sides
  expect(ratios[0]?.rate).toBeCloseTo((ours?.rate ?? 0) / (bare?.rate ?? 0), 10)
  expect(ratios[0]?.time).toBeCloseTo((bare?.time ?? 0) / (ours?.time ?? 0), 10)
  expect(ratios[0]?.rate).toBeCloseTo(0.8, 1)
  expect(spread).toBeGreaterThan(0.4)
})
