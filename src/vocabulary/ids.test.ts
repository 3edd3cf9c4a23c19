import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import '../../test/support/helper.ts'
import { decodeId, encodeId, type RecordType } from './ids.ts'

const types: RecordType[] = ['User', 'Organization', 'Membership', 'Campaign', 'Collab', 'Session']
const type = fc.constantFrom(...types)
const id = fc.oneof(fc.integer({ min: 1, max: 1e6 }), fc.maxSafeNat())

describe('public ids', () => {
  test('lead back to their number', () => {
    fc.assert(
      fc.property(type, id, (kind, number) => {
        const publicId = encodeId(kind, number)
        expect(publicId).toMatch(/^[a-zA-Z0-9]{8,32}$/)
        expect(decodeId(kind, publicId)).toBe(number)
      }),
    )
  })

  test('are ids of one kind of record only', () => {
    fc.assert(
      fc.property(type, type, id, (kind, other, number) => {
        fc.pre(kind !== other)
        expect(decodeId(other, encodeId(kind, number))).toBeUndefined()
        expect(encodeId(other, number)).not.toBe(encodeId(kind, number))
      }),
    )
  })

  test('have one spelling', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ maxLength: 12, unit: letter() })), (text) => {
        for (const kind of types) {
          const number = decodeId(kind, text)
          if (number !== undefined) expect(encodeId(kind, number)).toBe(text)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('are refused in no time where they are far too long', () => {
    const before = process.threadCpuUsage()
    expect(decodeId('User', encodeId('User', 1).repeat(100_000))).toBeUndefined()
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(100)
  })
})

function letter() {
  return fc.constantFrom(...new Set([...encodeId('User', 1), ...'bcdfghjkmnpqrstvwxz256789']))
}
