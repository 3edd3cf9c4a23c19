import { z } from 'zod'
import { counted } from '../../vocabulary/amounts/counts.ts'
import type { Ask, Part } from './asking.ts'

/** How many records a list gives at once. */
const pageSize = 25

/** The fields of a list beside its records, so that a part of it is not taken for the whole. */
export const paged = {
  total: z.number().describe('In the whole list'),
  next_page: z.number().nullable().describe('Has the rest; null if this was the last'),
}

type Paged = { total: number; next_page: number | null }
type Query = Record<string, string | number | undefined>

/** Asks for a page of a list, from 1 on. */
export async function askForPage(
  ask: Ask,
  path: string,
  { page = 1, ...filters }: Query & { page?: number | undefined },
): Promise<Paged & { records: unknown[] }> {
  const query = { ...filters, page, limit: pageSize }
  const { records, total } = (await ask('GET', path, { query, isCounted: true })) as Part
  return { records, total, next_page: page * pageSize < total ? page + 1 : null }
}

/** The words about a page of a list. */
export function listed(number: number, { total, next_page }: Paged, word: string): string {
  const all = counted(total, word)
  if (number === 0 && total > 0)
    return `There are ${all}, and none on this page: the last is page ${Math.ceil(total / pageSize)}.`
  const next = next_page === null ? '' : ` Page ${next_page} has the next.`
  return `Here ${number === 1 ? 'is' : 'are'} ${number === total ? '' : `${number} of `}${all}.${next}`
}
