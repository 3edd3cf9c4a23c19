import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growthOf } from '../../../../test/support/world/growth.ts'
import { nestFields } from './nested-fields.ts'

describe('nestFields', () => {
  test('gives fields the shape of their JSON', () => {
    const fields = new URLSearchParams(
      'campaign[name]=A&campaign[countries][]=DE&campaign[countries][]=FR&flat=1',
    )
    expect(nestFields(fields)).toEqual({
      campaign: { name: 'A', countries: ['DE', 'FR'] },
      flat: '1',
    })
  })

  test('takes a blank item for a list that is sent, and for none of its items', () => {
    const fields = new URLSearchParams('none[]=&some[]=&some[]=DE&text=')
    expect(nestFields(fields)).toEqual({ none: [], some: ['DE'], text: '' })
  })

  test('lets a later field win', () => {
    expect(nestFields(new URLSearchParams('a=1&a=2'))).toEqual({ a: '2' })
    expect(nestFields(new URLSearchParams('a=1&a[b]=2'))).toEqual({ a: { b: '2' } })
    expect(nestFields(new URLSearchParams('a[b]=1&a[]=2'))).toEqual({ a: ['2'] })
  })

  test('passes over names that would reach beyond the object', () => {
    const fields = new URLSearchParams('__proto__[x]=1&a[constructor][prototype][x]=1&a[b]=2')
    expect(nestFields(fields)).toEqual({ a: { b: '2' } })
  })

  test('takes a long list in proportion to its length', () => {
    const list = (size: number) => 'a[]=1&'.repeat(size)
    expect(nestFields(new URLSearchParams(list(3))).a).toEqual(['1', '1', '1'])
    expect(growthOf((text) => nestFields(new URLSearchParams(text)), list)).toBeLessThan(10)
  })

  test('gives back what any object of texts and lists of texts was made of', () => {
    const key = fc.string({ minLength: 1 }).filter((text) => !/[[\]]/.test(text) && isPlain(text))
    const value = fc.oneof(fc.string(), fc.array(fc.string({ minLength: 1 }), { minLength: 1 }))
    const record = fc.dictionary(
      key,
      fc.dictionary(key, value, { minKeys: 1, noNullPrototype: true }),
      {
        noNullPrototype: true,
      },
    )

    fc.assert(
      fc.property(record, (nested) => {
        expect(nestFields(fieldsOf(nested))).toEqual(nested)
      }),
    )
  })

  test('takes any names and pollutes nothing', () => {
    const name = fc.array(fc.constantFrom('a', '[', ']', '__proto__', 'constructor', 'toString'))
    const fields = fc.array(
      fc.tuple(
        name.map((parts) => parts.join('')),
        fc.string(),
      ),
    )

    fc.assert(
      fc.property(fields, (pairs) => {
        nestFields(pairs)
        expect(Object.keys(Object.prototype)).toEqual([])
        expect(({} as { a?: unknown }).a).toBeUndefined()
      }),
    )
  })
})

function isPlain(key: string): boolean {
  return !['__proto__', 'constructor', 'prototype'].includes(key)
}

function fieldsOf(nested: Record<string, Record<string, string | string[]>>): [string, string][] {
  return Object.entries(nested).flatMap(([root, fields]) =>
    Object.entries(fields).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${root}[${key}]`, value] as [string, string]]
        : value.map((item) => [`${root}[${key}][]`, item] as [string, string]),
    ),
  )
}
