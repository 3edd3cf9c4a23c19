import { hasPassed } from '../../../framework/database/clock.ts'
import type { CollabSummary } from '../../../tables/collabs/collabs.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'

type Places = Pick<CollabSummary, 'creator_limit' | 'accepted_count'>

export const allTaken = 'All places of this collab are taken.'
export const noPlaceLeft = `${allTaken} Raise the number of creators first.`

/** How many creators can still be accepted; undefined if any number can. */
export function placesLeft({ creator_limit, accepted_count }: Places): number | undefined {
  return creator_limit === null ? undefined : Math.max(0, creator_limit - accepted_count)
}

/** "2 of 5 places left"; undefined if there is no limit. */
export function placesInWords(collab: Places): string | undefined {
  const left = placesLeft(collab)
  if (left === undefined) return undefined
  const all = counted(collab.creator_limit ?? 0, 'place')
  return left === 0 ? `none of ${all} left` : `${grouped(left)} of ${all} left`
}

type Open = Places & Pick<CollabSummary, 'state' | 'applications_end_at'>

/** Why nobody can apply now; undefined if one can. */
export function refusalOfApplications(collab: Open): string | undefined {
  const { state, applications_end_at } = collab
  if (state === 'paused')
    return 'This collab is paused: it takes no new applications at the moment.'
  if (state !== 'published') return 'This collab does not take applications right now.'
  if (applications_end_at !== null && hasPassed(applications_end_at))
    return 'The time to apply to this collab is over.'
  return placesLeft(collab) === 0 ? allTaken : undefined
}
