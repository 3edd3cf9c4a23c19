import { Invalid } from '../../framework/errors.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { type Audience, typesFor } from './audience.ts'

/** The events that are wanted: after one of them or only the latest, and of some types. */
export type EventFilters = { after?: number | 'latest' | null; types?: string[] | null }

const largest = 100
const usualNumber = 20

export const eventQuery = {
  after: {
    description:
      'The id of the last event that you have: the answer goes on with the one after it. Without it, and after one that is gone, it begins with the oldest that is kept. `latest` gives the newest event alone, to go on from',
    example: 'k5dXwQ2n',
  },
  types: {
    description: 'Only events of this type',
    example: 'submission.received,submission.paid',
    several: true as const,
  },
  limit: {
    description: `How many at most, up to ${largest}: more means ${largest}`,
    example: '100',
    fromOne: true,
    most: largest,
    usual: usualNumber,
  },
}

export const noEvent = 'is not the id of an event'

export function limitOf({ limit }: { limit?: unknown }): number {
  const wanted = typeof limit === 'string' && /^\d{1,9}$/.test(limit) ? Number(limit) : 0
  return Math.min(wanted || usualNumber, largest)
}

/** Events that the address asks for. What is none is refused: all events would be taken for the answer. */
export function eventFilters(
  audience: Audience,
  { after, types }: { after?: unknown; types?: unknown },
): EventFilters {
  return { after: eventWanted(after), types: typesWanted(typesFor(audience), types) }
}

function eventWanted(after: unknown): number | 'latest' | null {
  if (after === undefined || after === '') return null
  if (after === 'latest') return after
  const id = typeof after === 'string' ? decodeId('Event', after) : undefined
  if (id === undefined) throw new Invalid({ after: [noEvent] })
  return id
}

function typesWanted(known: readonly string[], types: unknown): string[] | null {
  if (types === undefined || types === '') return null
  const wanted = String(types).split(',')
  const isKnown = wanted.every((type) => known.includes(type))
  if (!isKnown)
    throw new Invalid({ types: ['are not included in the list'] }, { types: [...known] })
  return wanted
}
