import type { Described } from '../../../src/framework/openapi/document/described.ts'
import { apiGroupPath } from '../../../src/vocabulary/addresses/urls.ts'
import { anonymous } from '../helper.ts'

/** The description of the interface, and all pages that show it. */

export const document: Described = JSON.parse((await anonymous.get('/openapi.json')).body)
export const paths = ['/docs/api', ...document.tags.map(({ name }) => apiGroupPath(name))]
export const pages = new Map<string, string>()
for (const path of paths) pages.set(path, (await anonymous.get(path)).body)
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)
export const namesIn = (page: string) => Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
export const entriesIn = (page: string) =>
  page
    .split('<details id="')
    .slice(1)
    .map((entry) => [entry.slice(0, entry.indexOf('"')), entry] as const)
export const entries = new Map([...pages.values()].flatMap(entriesIn))
/** PUT is told of with PATCH. */
export const isTwin = (operationId: string) => operationId.endsWith('ByPut')
export const entryOf = (operationId: string) =>
  entries.get(operationId.replace(/ByPut$/, '')) as string

export const textOf = (html: string) => decode(html.replace(/<[^>]+>/g, ''))

export function decode(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
