/** Records one after another, fetched as they are wanted; `pages()` gives them by the hundred. */
export type List<Item> = AsyncIterable<Item> & {
  pages(): AsyncIterable<Page<Item>>
  /** All of them at once. */
  all(): Promise<Item[]>
}

export type Page<Item> = {
  items: Item[]
  /** Of the whole list, where its pages have numbers: what is read by cursor is not counted. */
  totalCount: number | undefined
}

type Fetched<Item> = { items: Item[]; headers: Headers }

/** Follows the links of the server, whether they count pages or name the last record. */
export function listOf<Item>(fetchPage: (next?: string) => Promise<Fetched<Item>>): List<Item> {
  async function* pages(): AsyncGenerator<Page<Item>> {
    let before = new Set<unknown>()
    let next: string | undefined
    do {
      const { items, headers } = await fetchPage(next)
      const count = headers.get('total-count')
      // What is written meanwhile moves records on to the next page, where pages have numbers.
      yield {
        items: items.filter((item) => !before.has(idOf(item))),
        totalCount: count === null ? undefined : Number(count),
      }
      before = new Set(items.map(idOf).filter((id) => id !== undefined))
      next = nextOf(headers.get('link'))
    } while (next !== undefined)
  }

  async function* each(): AsyncGenerator<Item> {
    for await (const { items } of pages()) yield* items
  }

  return {
    pages,
    [Symbol.asyncIterator]: each,
    all: async () => {
      const all: Item[] = []
      for await (const item of each()) all.push(item)
      return all
    },
  }
}

/** Without its host: a proxy may know the server by another name than itself does. */
function nextOf(link: string | null): string | undefined {
  const [, address] = /<([^>]*)>;\s*rel="?next"?/.exec(link ?? '') ?? []
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address, 'http://localhost')
  return pathname + search
}

const idOf = (item: unknown) => (item as { id?: unknown } | null)?.id
