import { areas } from '../../vocabulary/areas.ts'
import type { Route } from '../http/api.ts'

/** The parts that the description comes in: one for each area of a token, and the rest. */
export const parts = [...areas, 'people', 'public'] as const

export type Part = (typeof parts)[number]

/** The part of a route: public where every token may read it, for people where no area is named. */
export function partOf({ area = 'people' }: Route): Part {
  if (area === 'own') return 'people'
  return area === 'all' ? 'public' : area
}
