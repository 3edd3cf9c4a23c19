import type { FastifyInstance } from 'fastify'
import { baseUrl } from '../../vocabulary/addresses/urls.ts'
import { type Part, partOf } from './areas.ts'
import type { Described } from './document/described.ts'
import { describeInterface, type Words } from './document/document.ts'
import { once } from './once.ts'
import { type Reference, referenceOf } from './reference/records.ts'
import { resolved } from './reference/resolved.ts'
import type { Shelf } from './reference/shelves.ts'

/** Words about the interface that only the whole knows, and the guides that stand before its reference. */
type ReferenceTexts = Words & { guides: Shelf[] }

/** The interface, described by the routes themselves. */
export type Interface = {
  json: () => string
  partJson: (part: Part) => string
  reference: () => Reference
}

/**
 * Each is made when first asked for, because only then are all routes known, and then kept: they are the same
 * for everyone until the process ends.
 */
export function interfaceOf(app: FastifyInstance, { guides, ...words }: ReferenceTexts): Interface {
  const document = once(() => describeInterface(app.routeTable, words, baseUrl()))
  const kept = new Map<Part, string>()

  return {
    json: once(() => JSON.stringify(document())),
    partJson: (part) => {
      const routes = app.routeTable.filter((route) => partOf(route) === part)
      const own = Object.entries(words.webhooks).filter(([, webhook]) => webhook.part === part)
      const wordsOfPart = { ...words, webhooks: Object.fromEntries(own) }
      const json =
        kept.get(part) ?? JSON.stringify(describeInterface(routes, wordsOfPart, baseUrl()))
      kept.set(part, json)
      return json
    },
    reference: once(() => referenceOf(resolved(document() as unknown as Described), guides)),
  }
}
