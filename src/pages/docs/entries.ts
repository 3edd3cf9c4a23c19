import type { Route } from '../../framework/http/api.ts'
import { apiGroupPath } from '../../vocabulary/addresses/urls.ts'

/** An operation as one looks for it: by what it does, its name or its address. */
export type Entry = { title: string; href: string; method: string; path: string; text: string }

export function entriesOf(routes: Route[]): Entry[] {
  return routes.flatMap(({ method, path, api, file }) => {
    const told = api ?? file
    if (told === undefined) return []
    const { name, summary, tag } = told
    const href = `${apiGroupPath(tag)}#${name}`
    const text = `${summary} ${name} ${path} ${tag}`.toLowerCase()
    return [{ title: summary, href, method, path, text }]
  })
}

/** Those that have every word. */
export function matchingEntries(entries: Entry[], words: string[]): Entry[] {
  return entries.filter(({ text }) => words.every((word) => text.includes(word)))
}
