import type { FastifyInstance } from 'fastify'
import { type Guide, guidesMatching } from '../../framework/guide.ts'
import { once } from '../../framework/openapi/once.ts'
import { type Entry, entriesOf, matchingEntries } from './entries.ts'
import { factsOf } from './facts.ts'
import { guidesWith } from './guides.ts'

/** Finds guides and operations that have every word. Without words it is nothing. */
export function searchDocs(app: FastifyInstance) {
  // Read when first asked for: only then are all routes known.
  const guides = once(() => guidesWith(factsOf(app.routeTable)))
  const entries = once(() => entriesOf(app.routeTable))

  return (words: string[]): { guides: Guide[]; entries: Entry[] } =>
    words.length === 0
      ? { guides: [], entries: [] }
      : { guides: guidesMatching(guides(), words), entries: matchingEntries(entries(), words) }
}
