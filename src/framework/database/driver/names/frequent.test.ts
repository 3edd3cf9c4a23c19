import type pg from 'pg'
import { expect, test } from 'vitest'
import { countTexts, prepareFrequent } from './frequent.ts'

/** A connection that tells under which name it was asked. */
function connection(nameOf = countTexts()) {
  const asked: (string | undefined)[] = []
  const client = {
    query: (first: unknown) => {
      asked.push(typeof first === 'string' ? undefined : (first as { name?: string }).name)
    },
  }
  prepareFrequent(client as unknown as pg.ClientBase, nameOf)
  return { asked, query: client.query as (...given: unknown[]) => void }
}

const times = (number: number, act: (turn: number) => void) => {
  for (let turn = 0; turn < number; turn += 1) act(turn)
}

test('a statement is prepared once it has come often, on every connection', () => {
  const nameOf = countTexts()
  const { asked, query } = connection(nameOf)
  times(12, () => query('select $1 as often', [1]))
  expect(asked.slice(0, 9)).toEqual(Array(9).fill(undefined))
  expect(asked[9]).toMatch(/^[0-9a-f]{40}$/)
  expect(asked.slice(9)).toEqual(Array(3).fill(asked[9]))

  const other = connection(nameOf)
  other.query({ text: 'select $1 as often', rowMode: 'array' }, [2])
  expect(other.asked).toEqual([asked[9]])
})

test('those with a name of their own, without values and with very many are sent as they are', () => {
  const { asked, query } = connection()
  times(20, () => {
    query({ text: 'select $1 as named', name: 'own' }, [1])
    query('select 1')
    query('select $1 as long', Array(61).fill(1))
  })
  expect(new Set(asked)).toEqual(new Set(['own', undefined]))
})

test('there is an end to how many are prepared', () => {
  const { asked, query } = connection()
  times(300, (turn) => times(10, () => query(`select $1 as one_of_many_${turn}`, [1])))
  expect(new Set(asked).size).toBeLessThanOrEqual(201)
})
