import fc from 'fast-check'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { db, withToken } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { baseUrl } from '../../vocabulary/addresses/urls.ts'
import { pagesOf } from '../pagination.ts'
import { pageRequest, setPageHeaders } from './pagination.ts'

const requestWith = (query: Record<string, unknown>) => ({ query }) as unknown as FastifyRequest

const query = Object.fromEntries(
  ['q', 'sort', 'ids[]'].map((name) => [name, { description: '', example: '' }]),
)

function headersFor(originalUrl: string, number: number, size: number, total: number) {
  const headers: Record<string, unknown> = {}
  const reply = {
    request: { originalUrl, routeOptions: { config: { api: { query } } } },
    headers: (given: object) => Object.assign(headers, given),
  } as unknown as FastifyReply
  setPageHeaders(reply, { number, size, offset: 0, rows: [], total })
  return headers
}

function linksOf(header: unknown): Record<string, URL> {
  return Object.fromEntries(
    String(header)
      .split(', ')
      .map((link) => {
        const [, address = '', rel = ''] = /^<([^<>]*)>; rel="(\w+)"$/.exec(link) ?? []
        return [rel, new URL(address)]
      }),
  )
}

describe('pageRequest', () => {
  test.each([
    [{}, 1, 20],
    [{ page: '3', limit: '5' }, 3, 5],
    [{ page: '0', limit: '0' }, 1, 20],
    [{ page: '-1', limit: '-5' }, 1, 20],
    [{ page: 'two', limit: '1e2' }, 1, 20],
    [{ page: '2.5', limit: ' 3' }, 1, 20],
    [{ page: ['2', '3'], limit: { a: 1 } }, 1, 20],
    [{ page: '\0', limit: '' }, 1, 20],
    [{ limit: '101' }, 1, 100],
    [{ limit: '9'.repeat(400) }, 1, 100],
  ])('reads %j as page %i of %i', (query, number, size) => {
    expect(pageRequest(requestWith(query))).toEqual({ number, size, offset: (number - 1) * size })
  })

  test('stays within what the database can count, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (page, limit) => {
        const { number, size, offset } = pageRequest(requestWith({ page, limit }))
        expect(number).toBeGreaterThanOrEqual(1)
        expect(size).toBeGreaterThanOrEqual(1)
        expect(size).toBeLessThanOrEqual(100)
        expect(Number.isSafeInteger(offset)).toBe(true)
      }),
    )
  })
})

describe('setPageHeaders', () => {
  test('counts an empty list as one page', () => {
    expect(headersFor('/a.json', 1, 20, 0)).toMatchObject({ 'Total-Count': 0, 'Total-Pages': 1 })
  })

  test('links to pages that exist, with the parameters kept that the list knows', () => {
    const known = ['limit', 'q', 'sort', 'ids[]', 'ids']
    const name = fc.oneof(fc.constantFrom(...known), fc.string())
    const query = fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' })))
    const numbers = [fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 100 })] as const

    fc.assert(
      fc.property(query, ...numbers, fc.nat(), (pairs, number, size, total) => {
        const parameters = new URLSearchParams(pairs.filter(([name]) => name !== 'page'))
        const headers = headersFor(`/a/b.json?page=7&${parameters}`, number, size, total)
        const links = linksOf(headers.Link)
        const last = pagesOf({ number, size, total, offset: 0, rows: [] })

        for (const url of Object.values(links)) {
          const kept = new URLSearchParams(url.search)
          const page = Number(kept.get('page'))
          kept.delete('page')
          expect(url.href.startsWith(`${baseUrl()}/a/b.json?`)).toBe(true)
          const sent = [...new URLSearchParams(parameters.toString())]
          expect([...kept]).toEqual(sent.filter(([name]) => known.includes(name)))
          expect(page).toBeGreaterThanOrEqual(1)
          expect(page).toBeLessThanOrEqual(last)
        }
        const pageOf = (rel: string) => links[rel] && Number(links[rel].searchParams.get('page'))
        expect(pageOf('first')).toBe(1)
        expect(pageOf('last')).toBe(last)
        expect(pageOf('prev')).toBe(number > 1 ? Math.min(number - 1, last) : undefined)
        expect(pageOf('next')).toBe(number < last ? number + 1 : undefined)
      }),
    )
  })
})

test.each([
  ['unknown parameters', full('keep', '"')],
  ['a filter', `q=${'%22'.repeat(5000)}`],
  ['a filter many times', full('ids[]', 'a')],
  ['a limit', `limit=${'9'.repeat(15_000)}`],
])('however long %s, the links are not', (_what, sent) => {
  const { Link } = headersFor(`/a.json?${sent}`, 2, 20, 100)
  expect(Object.keys(linksOf(Link))).toEqual(['first', 'prev', 'next', 'last'])
  expect(String(Link).length).toBeLessThan(12_000)
})

function full(name: string, value: string): string {
  return Array.from({ length: 1500 }, () => `${name}=${value}`).join('&')
}

describe('a list', () => {
  test('can be walked along its links', async () => {
    const { user } = await createMembership(db)
    for (let made = 1; made < 5; made += 1) await createMembership(db, { user })
    const client = await withToken({ user }, 'read')

    const seen: string[] = []
    let next: string | undefined = '/organizations.json?limit=2'
    while (next !== undefined) {
      const response = await client.get(next)
      seen.push(...response.json().map(({ id }: { id: string }) => id))
      const following = linksOf(response.headers.link).next
      expect(following?.searchParams.get('limit') ?? '2').toBe('2')
      next = following && following.pathname + following.search
    }

    expect(new Set(seen).size).toBe(5)
    expect(seen.length).toBe(5)
  })

  test('is empty past its end, and says so', async () => {
    const client = await withToken(await createMembership(db), 'read')

    for (const page of ['2', '9'.repeat(30)]) {
      const response = await client.get(`/organizations.json?page=${page}`)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual([])
      expect(response.headers).toMatchObject({ 'total-count': '1', 'total-pages': '1' })
    }
  })
})
