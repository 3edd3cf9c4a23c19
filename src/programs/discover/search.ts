import { type SQL, sql } from 'drizzle-orm'
import type { Filters } from './schema.ts'

/**
 * The terms that a listing must hold, for the one index that knows its words and everything it is filtered
 * by.
 */
export function searchOf(filters: Filters): SQL | undefined {
  const { platform_ids = [], country, category, content_type, currency, q = '' } = filters
  const terms = [
    anyOf(platform_ids.length === 0 ? [] : [...platform_ids, 'any'].map((id) => `platform:${id}`)),
    anyOf(country === undefined ? [] : [`country:${country}`, 'country:any']),
    anyOf(category === undefined ? [] : [`category:${category}`]),
    anyOf(content_type === undefined ? [] : [`content_type:${content_type}`]),
    anyOf(currency === undefined ? [] : [`currency:${currency}`]),
  ].filter((term) => term !== '')
  const words = wordsOf(q)

  const searches = [
    ...(terms.length > 0 ? [sql`${terms.join(' & ')}::tsquery`] : []),
    ...(words.length > 0 ? [sql`to_tsquery('pg_catalog.english', ${words.join(' & ')})`] : []),
  ]
  return searches.length === 0 ? undefined : sql.join(searches, sql` && `)
}

/** All of them are our own words, so that there is nothing to escape. */
function anyOf(lexemes: string[]): string {
  return lexemes.length === 0 ? '' : `(${lexemes.map((lexeme) => `'${lexeme}'`).join(' | ')})`
}

const mostWords = 8

function wordsOf(q: string): string[] {
  return (q.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords)
}
