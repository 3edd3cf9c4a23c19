import { deepEqual, equal } from 'node:assert/strict'
import type { Case } from '../cases.ts'
import { ask } from '../measuring/requests.ts'

/** A ratio means something only if both do the same work. */
export async function requireSameAnswers(cases: Case[], ours: string, bare: string): Promise<void> {
  for (const one of cases) {
    const [mine, its] = [await ask(ours, one), await ask(bare, one)]
    if (one.status !== 200) continue

    const [body, expected] = [await mine.json(), await its.json()]
    deepEqual(body, expected, `${one.name}: the bodies differ`)
    equal(total(mine), total(its), `${one.name}: the totals differ`)
  }
}

/** Page 1 says how many rows there are, however many. */
export async function requireTotal(url: string, one: Case, rows: number): Promise<void> {
  equal(total(await ask(url, one)), String(rows), `${one.name}: the total is wrong`)
}

function total(response: Response): string | null {
  return response.headers.get('Total-Count')
}
