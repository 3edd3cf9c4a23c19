import { type Area, areas } from '../../vocabulary/areas.ts'
import type { Route } from '../http/api.ts'

/** The parts that the description comes in: one for each area of a token, and the rest. */
export const parts = [...areas, 'people', 'public'] as const

export type Part = (typeof parts)[number]

/** The part of a route: public where every token may read it, for people where no area is named. */
export function partOf({ area = 'people' }: Route): Part {
  if (area === 'own') return 'people'
  return area === 'all' ? 'public' : area
}

/** The area that a limited access token needs for a route, or whether `any` or no such token may. */
export function neededArea({ method, area = 'people' }: Route): Area | 'people' | 'any' {
  if (area !== 'own' && area !== 'all') return area
  return method === 'GET' ? 'any' : 'people'
}

/** The same for readers, of an operation that takes a token at all. */
export function neededInWords(method: string, needed: string | undefined): string {
  if (needed === undefined) return ''
  if (needed === 'any') return 'Every access token may.'
  if (needed === 'people') return 'No access token that is limited to areas may.'
  const access = method === 'GET' ? 'read' : 'write'
  return `An access token that is limited needs \`${access}\` in the area \`${needed}\`.`
}
