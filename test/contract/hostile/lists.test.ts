import { describe, test } from 'vitest'
import { inTurns } from '../../support/run/turns.ts'
import { inTurn } from '../support/nasty.ts'
import { expectNoFailure } from '../support/refusal.ts'
import { addressOf, routes, rows } from '../support/table.ts'
import { browserFor, createWorld } from '../support/world.ts'

const lists = rows.filter(({ list }) => list).map((row, turn) => ({ ...row, turn }))

/** Parameters that lists are narrowed, sorted and turned by; those that a list declares itself are added. */
const common = ['page', 'limit', 'state', 'status', 'sort', 'q', 'kind', 'currency', 'country']
const further = ['category', 'platform_ids', 'filter', 'after', 'before', 'year', 'batch_id']

const bare = (name: string) => name.replace(/\[\]$/, '')

/** Each way to write a value that no list was made for, under a name. */
const ways: ((name: string) => string)[] = [
  (name) => `${name}=-1`,
  (name) => `${name}=${'9'.repeat(400)}`,
  (name) => `${name}=a&${name}=b&${name}=`,
  (name) => `${name}[]=a&${name}[]=%00&${name}[]=`,
  (name) => `${name}[a][b][]=c&${name}[__proto__]=d&${name}[constructor][prototype]=e`,
  (name) => `${name}=a%00b%E2%80%AE`,
  (name) => `${name}=%ff%fe%c0%80`,
  (name) => `${name}=%`,
  (name) => `${name}=%ED%A0%80'%22%5C);--`,
]

describe.each(inTurns(lists, 4))('filters that $route cannot use', (row) => {
  const declared = Object.keys(routes.get(row.route)?.api?.query ?? {})
  const names = [...new Set([...common, ...further, ...declared.map(bare)])]
  const queries = [
    ...ways.map((way) => names.map(way).join('&')),
    ...[...declared, 'q', 'sort', 'state'].map((name) => `${name}=${'x%F0%9F%98%80'.repeat(300)}`),
  ]

  test('never fail', async () => {
    const world = await createWorld()
    const url = await addressOf(row, world)
    const browser = await browserFor(world, 'session')
    const ask = async (suffix: string, query: string) => {
      const response = await browser.get(`${url}${suffix}?${query}`)
      expectNoFailure(response, `${suffix}?${query.slice(0, 80)}`)
    }
    for (const query of queries) await ask('.json', query)
    // A page reads its query with the same code, and is then drawn, which takes longer.
    for (const query of inTurn(queries, row.turn, 4)) await ask('', query)
  })
})
