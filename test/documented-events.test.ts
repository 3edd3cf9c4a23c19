import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { typesTable } from '../src/activity/events/types-in-words.ts'
import { projectRoot } from '../src/framework/project-root.ts'
import { movementKinds as statementKinds } from '../src/money/statements/words.ts'
import { balanceEvents, budgetEvents } from '../src/money/transfers/words.ts'
import { kindByType } from '../src/pages/audit/kinds.ts'
import { transferEvents } from '../src/tables/finance/ledger.ts'

/**
 * Events have names that programs go by. Notifications are compared in `src/composition/notifiers.test.ts`.
 */

const page = (name: string) => readFileSync(join(projectRoot, 'docs/api', name), 'utf8')

/** The rows of the table with this head, each as the words in code of its columns. */
function rowsBelow(text: string, head: string): string[][][] {
  const [, below = ''] = text.split(`${head}\n`)
  const [table = ''] = below.split('\n\n')
  return table
    .split('\n')
    .slice(1)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word as string)),
    )
}

describe('transfers', () => {
  const head = '| `event` | The money moved because | In whose list |'

  test('have every event of the code on their page, and no other', () => {
    const documented = rowsBelow(page('money.md'), head).flatMap(([events = []]) => events)
    expect(documented.toSorted()).toEqual([...transferEvents].sort())
  })

  test('are told in words to those in whose list they are', () => {
    const told = [...balanceEvents, ...budgetEvents].map(([event]) => event)
    const inWords = new Set([...told, ...Object.keys(statementKinds)])
    const untold = transferEvents.filter((event) => !inWords.has(event))
    expect(untold).toEqual(['fee_released', 'provider_cost'])
    expect([...inWords].filter((event) => !transferEvents.some((one) => one === event))).toEqual([])
  })

  test('of creators are all named with the statement', () => {
    const [told = ''] = page('payouts.md').match(/^`event` is [^.]*/m) ?? []
    const named = [...told.matchAll(/`(\w+_\w+)`/g)].map(([, event]) => event)
    expect(named.toSorted()).toEqual(Object.keys(statementKinds).sort())
  })
})

test('the page of events has a row for each type, as the guide does', () => {
  expect(page('events.md')).toContain(typesTable())
})

test('the audit log has every kind of record and action on its page, and no other', () => {
  const rows = rowsBelow(page('audit.md'), '| `record_type` | `action` |')
  const documented = rows.map(([types, actions]) => [types?.[0], actions])
  const known = [...kindByType].map(([type, { sentences }]) => [type, Object.keys(sentences)])
  expect(documented).toEqual(known)
})
