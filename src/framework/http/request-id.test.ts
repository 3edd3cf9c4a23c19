import { expect, test } from 'vitest'
import { requestIds, traceIdOf } from './request-id.ts'

test('a request keeps the id that a proxy gave it, if that is safe to write down', () => {
  const idOf = requestIds()
  const named = (id: string) => idOf({ headers: { 'x-request-id': id } })

  expect(named('7f-a.b:c/1')).toBe('7f-a.b:c/1')
  for (const unsafe of ['', 'a b', 'a\nb', 'a"b', 'x'.repeat(129)])
    expect(named(unsafe)).not.toBe(unsafe)
  expect(idOf()).not.toBe(idOf())
})

test('a request belongs to the trace that its sender names', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const traceOf = (traceparent?: string) => traceIdOf({ headers: { traceparent } })

  expect(traceOf(`00-${trace}-b7ad6b7169203331-01`)).toBe(trace)
  expect(traceOf('anything')).toBeUndefined()
  expect(traceOf()).toBeUndefined()
})
