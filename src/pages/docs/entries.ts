import { z } from 'zod'
import type { Route } from '../../framework/http/api.ts'
import { apiGroupPath } from '../../vocabulary/addresses/urls.ts'

/** An operation as one looks for it: by what it does, its name, its address or a field that it takes. */
export type Entry = { title: string; href: string; method: string; path: string; text: string }

export function entriesOf(routes: Route[]): Entry[] {
  return routes.flatMap(({ method, path, api, file }) => {
    const told = api ?? file
    if (told === undefined) return []
    const { name, summary, tag } = told
    const href = `${apiGroupPath(tag)}#${name}`
    const sent = fieldsOf(api?.body?.schema).join(' ')
    const text = `${summary} ${name} ${path} ${tag} ${sent}`.toLowerCase()
    return [{ title: summary, href, method, path, text }]
  })
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** Those that have every word. */
export function matchingEntries(entries: Entry[], words: string[]): Entry[] {
  return entries.filter(({ text }) => words.every((word) => text.includes(word)))
}
