import { divideNearly } from './money.ts'

/** The cost of a thousand views, to the nearest of the smallest units; none where there were none. */
export function effectiveCpm(used: number, views: number): number | null {
  if (views <= 0) return null
  return Number(divideNearly(BigInt(used) * 1000n, BigInt(views)))
}
