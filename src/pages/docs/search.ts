import type { FastifyInstance } from 'fastify'
import { type Guide, guidesMatching } from '../../framework/guide.ts'
import { once } from '../../framework/openapi/once.ts'
import { type Entry, entriesOf, matchingEntries } from './entries.ts'
import { factsOf } from './facts.ts'
import { guidesWith } from './guides.ts'

/**
 * Finds guides and operations that have every word. Without words it is nothing. Those of staff are found by
 * staff alone, since nobody else may use them.
 */
export function searchDocs(app: FastifyInstance) {
  // Read when first asked for: only then are all routes known.
  const guides = once(() => guidesWith(factsOf(app.routeTable, app.context.config)))
  const entries = once(() => entriesOf(app.routeTable))

  return (words: string[], isStaff: boolean): { guides: Guide[]; entries: Entry[] } => {
    if (words.length === 0) return { guides: [], entries: [] }
    const usable = entries().filter(({ path }) => isStaff || !path.startsWith('/staff'))
    return { guides: guidesMatching(guides(), words), entries: matchingEntries(usable, words) }
  }
}
