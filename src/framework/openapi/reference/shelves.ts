import { apiDocsPath } from '../../../vocabulary/addresses/urls.ts'

/** A page of the documentation, with the places on it. */
type ShelfPage = { href: string; title: string; parts: { href: string; title: string }[] }

/** Pages that belong together, under a title. */
export type Shelf = { title: string; pages: ShelfPage[] }

type Listed = {
  name: string
  path: string
  operations?: { operationId: string; summary: string }[]
}

/** The pages of the reference: the first with what all share, then one for each group. */
export function referenceShelf(groups: Listed[], shared: ShelfPage['parts'] = []): Shelf {
  return {
    title: 'Reference',
    pages: [
      { href: apiDocsPath, title: 'Overview', parts: shared },
      ...groups.map(({ name, path, operations = [] }) => ({
        href: path,
        title: name,
        parts: operations.map(({ operationId, summary }) => ({
          href: `#${operationId}`,
          title: summary,
        })),
      })),
    ],
  }
}
