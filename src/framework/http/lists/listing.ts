import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import type { RecordType } from '../../../vocabulary/ids.ts'
import { countedApart } from '../../database/driver/totals.ts'
import type { Page, PageRequest } from '../../pagination.ts'
import type { Explained } from '../api.ts'
import { type Cursor, decodeCursor, encodeCursor } from '../cursor.ts'
import { fits, momentIn } from '../fields/fitting.ts'
import { valuesSent } from '../fields/parameters.ts'
import { pageRequest } from '../pagination.ts'

/** A parameter that leaves some records of a list, and the condition that it stands for. */
export type Filter = Explained & {
  /** Several values are given only where several may be asked for. */
  where: (value: string, ...others: string[]) => SQL | undefined
}

type Listed = PgTable & { id: PgColumn; created_at: PgColumn; updated_at?: PgColumn }

/** The part of a list that one request wants, and its order. */
export type ListRequest = {
  page: PageRequest
  filter?: SQL | undefined
  order?: SQL[] | undefined
  /** The condition on what comes after the cursor; undefined where the list is read in pages. */
  beyond?: SQL | undefined
  /** The moment that the list is in the order of. */
  by?: 'created_at' | 'updated_at'
}

type Row = { id: number; created_at: string; updated_at?: string }

/** The parts of a statement that reads what is asked for, of a list that has conditions of its own. */
type Parts = { where: SQL; order: SQL[]; limit: number; offset: number; total: SQL<number> }

export const sorts = ['-created_at', 'created_at', '-updated_at', 'updated_at'] as const
type Sort = (typeof sorts)[number]

const changed = {
  description:
    'Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you',
  example: '2026-11-01T09:30:00.000Z',
  moment: true,
}

/**
 * The parameters of a list, declared once: filters of its own, and those that all lists have. The route
 * promises `query`, by which wrong values are refused, and reads what `askedOf` makes of a request.
 */
export function defineListing<Own extends Record<string, Filter>>(
  type: RecordType,
  table: Listed,
  filters: Own,
) {
  const { updated_at } = table
  const known = sorts.filter((sort) => updated_at !== undefined || sort.endsWith('created_at'))
  const all: Record<string, Filter> = {
    ...filters,
    ...(updated_at && {
      updated_since: {
        ...changed,
        where: (value) => sql`${updated_at} >= ${momentIn(value)}::timestamptz`,
      },
    }),
  }
  const query: Record<string, Explained> = {
    ...Object.fromEntries(Object.entries(all).map(([name, { where: _, ...told }]) => [name, told])),
    sort: {
      description: 'By which moment, and with `-` the latest first',
      example: 'created_at',
      values: known,
    },
    after: {
      description:
        'The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first',
      example: 'm3q5k8w0-Vq7RtzK8',
      cursorOf: type,
    },
  }

  function askedOf(request: FastifyRequest): ListRequest {
    // Pages have filters of their own, if any.
    if (request.format === 'html') return { page: pageRequest(request) }
    const sent = valuesOf(request, query)
    const conditions = Object.entries(all).map(([name, { where }]) => {
      const [value, ...others] = sent[name] ?? []
      return value === undefined ? undefined : where(value, ...others)
    })
    const isByCursor = sent.after !== undefined
    const sort = (sent.sort?.[0] ?? (isByCursor ? '-created_at' : '')) as Sort | ''
    const by = sort.endsWith('updated_at') ? 'updated_at' : 'created_at'
    const column = table[by]
    const cursor = decodeCursor(type, sent.after?.[0] ?? '')
    return {
      page: isByCursor ? { ...pageRequest(request), number: 1, offset: 0 } : pageRequest(request),
      filter: and(...conditions),
      order: sort === '' || !column ? undefined : orderBy(column, table.id, sort),
      beyond: isByCursor && column ? beyondCursor(column, table.id, sort, cursor) : undefined,
      by,
    }
  }

  /**
   * Reads what is asked for, of those that the caller may see. A part that is read by cursor is not counted.
   */
  async function pageAsked<Found extends Row & { total: number }>(
    asked: ListRequest,
    isListed: SQL | undefined,
    usual: SQL[],
    read: (parts: Parts) => PromiseLike<Found[]>,
  ): Promise<Page<Found>> {
    const { page, filter, beyond, order = usual, by = 'created_at' } = asked
    const which = and(isListed, filter) ?? sql`true`
    if (beyond === undefined) {
      const { total, offset, pageOf } = countedApart(table, which, page)
      return pageOf(await read({ where: which, order, limit: page.size, offset, total }))
    }
    const where = sql`${which} and ${beyond}`
    const uncounted = sql<number>`0`.mapWith(Number)
    const rows = await read({ where, order, limit: page.size + 1, offset: 0, total: uncounted })
    const shown = rows.slice(0, page.size)
    const last = shown.at(-1)
    const isMore = last !== undefined && rows.length > page.size
    const next = isMore ? encodeCursor(type, { at: last[by] ?? '', id: last.id }) : null
    return { ...page, rows: shown, total: 0, next }
  }

  return { query, askedOf, pageAsked }
}

/** Whether nothing but a page is asked for, as most do. */
export const isPlain = ({ filter, order }: ListRequest): boolean =>
  filter === undefined && order === undefined

/** Values that do not fit are left out: the request is refused for them before it is answered. */
function valuesOf({ query }: FastifyRequest, known: Record<string, Explained>) {
  const sent: Record<string, string[]> = {}
  for (const [name, explained] of Object.entries(known)) {
    const values = valuesSent(query, name, explained)
    const given = values.filter((value) => value !== '')
    if (values.length > 0 && given.every((value) => fits(value, explained))) sent[name] = given
  }
  return sent
}

function orderBy(column: PgColumn, id: PgColumn, sort: string): SQL[] {
  const way = sql.raw(sort.startsWith('-') ? ' desc' : '')
  return [sql`${column}${way}`, sql`${id}${way}`]
}

function beyondCursor(
  column: PgColumn,
  id: PgColumn,
  sort: string,
  cursor: Cursor | undefined,
): SQL {
  if (cursor === undefined) return sql`true`
  const sign = sql.raw(sort.startsWith('-') ? '<' : '>')
  return sql`(${column}, ${id}) ${sign} (${cursor.at}::timestamptz, ${cursor.id}::bigint)`
}
